import { type Realm, useToken } from '#web/api/session.ts'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

/**
 * Returns as what the reader moderates: `user` for a member who is a moderator, or `admin`. `nobody` may not learn that there is
 * anything to moderate.
 */
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
