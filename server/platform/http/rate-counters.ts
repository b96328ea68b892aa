import type { Database } from '../database/connect.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Limits } from '../limits/default-limits.ts'
import { openBoundedCounters } from './bounded-counters.ts'
import { openSharedCounters, sweepCounts } from './rate-counts.queries.ts'
import type { OpenCounters } from './throttle.ts'

type Options = {
  db: Database
  /** Whether other processes may serve the same site. */
  isShared: boolean
  limits: Pick<Limits, 'maxCountedAccounts'>
}
type RateCounters = { openCounters: OpenCounters; openGeneralCounters: OpenCounters }

/** Returns the counters of rate limits: in memory, or in the database if several processes may count together. */
export function rateCounters({
  db,
  isShared,
  limits: { maxCountedAccounts: maxKeys },
}: Options): RateCounters {
  const inMemory: OpenCounters = (_, rate) => openBoundedCounters({ ...rate, maxKeys })
  return {
    openCounters: isShared ? (name, rate) => openSharedCounters(db, name, rate) : inMemory,
    // Counting each request in the database would cost more than many requests do, so each process counts for itself.
    openGeneralCounters: inMemory,
  }
}

export const rateJobs = ({ db, limits }: Pick<Options, 'db' | 'limits'>): Job<never>[] => [
  {
    name: 'sweep-rate-counts',
    isSweep: true,
    retries: 0,
    retryDelaySeconds: 1,
    schedule: '* * * * *',
    run: () => sweepCounts(db, limits.maxCountedAccounts),
  },
]
