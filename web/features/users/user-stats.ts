import { useQuery } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { userStatsKey } from '#web/api/query-keys.ts'
import { useToken } from '#web/api/session.ts'

export type UserStats = { recipes: number; followers: number; following: number }

const countOf = (value: unknown) => (Number.isFinite(Number(value)) ? Number(value) : 0)

export function useUserStats() {
  const token = useToken('user')
  return useQuery({
    queryKey: userStatsKey,
    queryFn: async ({ signal }): Promise<UserStats> => {
      const stats = await call(rows.getUserStats, { credentials: 'include', signal })
      return {
        recipes: countOf(stats?.recipes),
        followers: countOf(stats?.followers),
        following: countOf(stats?.following),
      }
    },
    enabled: token !== null,
  })
}
