import { useQuery } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { readUserStats } from '#web/api/foreign/user-stats.ts'
import { userStatsKey } from '#web/api/query-keys.ts'
import { useToken } from '#web/api/session.ts'

export function useUserStats() {
  const token = useToken('user')
  return useQuery({
    queryKey: userStatsKey,
    queryFn: async ({ signal }) =>
      readUserStats(await call(rows.getUserStats, { credentials: 'include', signal })),
    enabled: token !== null,
  })
}
