import { useQuery } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { readUserStats, type UserStats } from '#web/api/foreign/user-stats.ts'
import { userStatsKey } from '#web/api/query-keys.ts'
import { useToken } from '#web/api/session.ts'
import { hintClass } from '#web/ui/hint.ts'
import { linkClass } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import styles from './stats-list.module.css'

const labels = {
  recipes: 'Recipes',
  followers: 'Followers',
  following: 'Following',
} as const satisfies Record<keyof UserStats, string>
const counts = Object.keys(labels) as (keyof UserStats)[]

/** Three counts; dashes while they are unknown, and a retry button. */
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
                <Skeleton className="inline-block h-6 w-8 align-middle" />
              ) : (
                (stats.data?.[name].toLocaleString('en') ?? '–')
              )}
            </dd>
          </div>
        ))}
      </dl>
      {stats.isError && (
        <p className={`${hintClass} mt-2`} role="alert">
          The counts could not be loaded.{' '}
          <button type="button" className={linkClass} onClick={() => stats.refetch()}>
            Try again
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
