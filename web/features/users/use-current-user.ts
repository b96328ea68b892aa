import { useQuery } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { account } from '#texts/users.ts'
import { call } from '#web/api/call.ts'
import { type CurrentUser, readCurrentUser } from '#web/api/foreign/current-user.ts'
import { currentUserKey } from '#web/api/query-keys.ts'
import { useToken } from '#web/api/session.ts'

/** Returns the signed-in user's own profile. It is fetched once, and shared by the bar and the profile page. */
export function useCurrentUser() {
  const token = useToken('user')
  return useQuery({
    queryKey: currentUserKey,
    queryFn: async ({ signal }) =>
      readCurrentUser(await call(rows.getCurrentUser, { credentials: 'include', signal })),
    enabled: token !== null,
  })
}

export const displayName = (user: CurrentUser | undefined): string =>
  [user?.firstName, user?.lastName].filter(Boolean).join(' ') || user?.username || account

/** Whether the backend accepts uploads and draws covers. Only our own server does, and it is recognised by emailVerified. */
export const supportsMedia = (user: CurrentUser | undefined): boolean => user?.emailVerified !== undefined
