import type { Database } from '../database/connect.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Limits } from '../limits/default-limits.ts'
import { openBoundedCounters } from './bounded-counters.ts'
import { openSharedCounters, sweepCounts } from './rate-counts.queries.ts'
import type { OpenCounters } from './throttle.ts'

type Options = {
  db: Database
  /** Whether other processes may answer for the same site. */
  isShared: boolean
  limits: Pick<Limits, 'maxCountedAccounts'>
}
type RateCounters = { openCounters: OpenCounters; openGeneralCounters: OpenCounters }

/** What rate limits count with: memory, or the database where several processes may count together. */
export function rateCounters({
  db,
  isShared,
  limits: { maxCountedAccounts: maxKeys },
}: Options): RateCounters {
  const inMemory: OpenCounters = (_, rate) => openBoundedCounters({ ...rate, maxKeys })
  return {
    openCounters: isShared ? (name, rate) => openSharedCounters(db, name, rate) : inMemory,
    // Counting each call in the database would cost more than many calls do, so each process counts for itself.
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
