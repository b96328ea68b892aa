import { queryOptions, useQuery } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { authKey } from '#web/api/query-keys.ts'
import { useToken } from '#web/api/session.ts'

/** `visitor` has no token. `refused` has one that the server does not accept (or that could not be checked). */
export type Auth = 'visitor' | 'checking' | 'authenticated' | 'refused'

export const authQuery = (token: string | null) =>
  queryOptions({
    queryKey: authKey(token),
    queryFn: ({ signal }) => call(rows.checkAuth, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export function useAuth(): Auth {
  const token = useToken('user')
  const check = useQuery({ ...authQuery(token), enabled: token !== null })
  if (token === null) return 'visitor'
  if (check.isPending) return 'checking'
  return check.data?.isAuthenticated === true ? 'authenticated' : 'refused'
}
