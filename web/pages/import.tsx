import * as t from '#texts/imports.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import { MembersOnly } from '#web/features/auth/members-only.tsx'
import { ChooseImport } from '#web/features/imports/choose/choose-import.tsx'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { ListFailure } from '#web/ui/list-status.tsx'

/** Imported recipes belong to a member. If the session ends later, the ways stay, because one may hold a pasted recipe. */
export function Page() {
  const { data: user, error, isFetching, refetch } = useCurrentUser()
  const failure = !user && isUnauthorized(error) && (
    <ListFailure isSignedOut isRetrying={isFetching} onRetry={refetch}>
      {t.sessionEnded}
    </ListFailure>
  )
  return (
    <MembersOnly>
      <ChooseImport userId={user?.id} failure={failure} />
    </MembersOnly>
  )
}
