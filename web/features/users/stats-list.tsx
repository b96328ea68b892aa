import type { UserStats } from '#web/api/foreign/user-stats.ts'
import { useUserStats } from './user-stats.ts'

const labels = {
  recipes: 'Recipes',
  followers: 'Followers',
  following: 'Following',
} as const satisfies Record<keyof UserStats, string>
const counts = Object.keys(labels) as (keyof UserStats)[]

/** Three counts; dashes where they are not known, and a way to ask again. */
export function StatsList() {
  const stats = useUserStats()
  return (
    <>
      <dl className="stats">
        {counts.map(name => (
          <div key={name}>
            <dt>{labels[name]}</dt>
            <dd>
              {stats.isPending ? (
                <span className="skeleton inline-block h-6 w-8 align-middle" />
              ) : (
                (stats.data?.[name].toLocaleString('en') ?? '–')
              )}
            </dd>
          </div>
        ))}
      </dl>
      {stats.isError && (
        <p className="hint mt-2" role="alert">
          The counts could not be loaded.{' '}
          <button type="button" className="link" onClick={() => stats.refetch()}>
            Try again
          </button>
        </p>
      )}
    </>
  )
}
