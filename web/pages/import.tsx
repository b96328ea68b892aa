import { MembersOnly } from '#web/features/auth/members-only.tsx'
import { ChooseImport } from '#web/features/imports/choose/choose-import.tsx'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'

/** Imported recipes belong to a member. Until the member is known, there is nothing to fill in. */
export function Page() {
  const { data: user } = useCurrentUser()
  return (
    <MembersOnly>
      <ChooseImport userId={user?.id} />
    </MembersOnly>
  )
}
