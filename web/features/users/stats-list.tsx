import { useQuery } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { formatNumber } from '#texts/format/number.ts'
import * as ui from '#texts/ui.ts'
import * as t from '#texts/users.ts'
import { call } from '#web/api/call.ts'
import { readUserStats, type UserStats } from '#web/api/foreign/user-stats.ts'
import { userStatsKey } from '#web/api/query-keys.ts'
import { useToken } from '#web/api/session.ts'
import { linkClass } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { hintClass } from '#web/ui/text.ts'
import styles from './stats-list.module.css'

const labels = {
  recipes: t.recipes,
  followers: t.followers,
  following: t.following,
} as const satisfies Record<keyof UserStats, string>
const counts = Object.keys(labels) as (keyof UserStats)[]

/** Three counts. While they are unknown, there are dashes and a retry button. */
export function StatsList() {
  const stats = useUserStats()
  return (
    <>
      <dl className={styles.root}>
        {counts.map(name => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>
              {stats.isPending ? (
                <Skeleton className={styles.count} width="2rem" height="1.5rem" />
              ) : stats.data ? (
                formatNumber(stats.data[name])
              ) : (
                '–'
              )}
            </dd>
          </div>
        ))}
      </dl>
      {stats.isError && (
        <p className={`${hintClass} ${styles.failure}`} role="alert">
          {t.countsNotLoaded}{' '}
          <button type="button" className={linkClass} onClick={() => stats.refetch()}>
            {ui.tryAgain}
          </button>
        </p>
      )}
    </>
  )
}

function useUserStats() {
  const token = useToken('user')
  return useQuery({
    queryKey: userStatsKey,
    queryFn: async ({ signal }) =>
      readUserStats(await call(rows.getUserStats, { credentials: 'include', signal })),
    enabled: token !== null,
  })
}
