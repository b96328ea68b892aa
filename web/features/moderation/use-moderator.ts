import { type Realm, useToken } from '#web/api/session.ts'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

/** As what the reader moderates: as a member who is a moderator, or as an administrator; `nobody` may not know that there is anything. */
export function useModerator(): Realm | 'pending' | 'visitor' | 'nobody' {
  const isHydrated = useIsHydrated()
  const isAdmin = useToken('admin') !== null
  const isMember = useToken('user') !== null
  const { data: user, isError } = useCurrentUser()
  if (!isHydrated) return 'pending'
  if (user?.isModerator) return 'user'
  if (isAdmin && (!isMember || user || isError)) return 'admin'
  if (user || (isMember && isError)) return 'nobody'
  return isMember ? 'pending' : 'visitor'
}
