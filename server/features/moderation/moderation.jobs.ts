import type { Database } from '#server/platform/database/connect.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { deleteClosedCases } from './cases.queries.ts'

/** Deletes daily what was reported and decided on long ago. */
export const moderationJobs = ({ db, limits }: { db: Database; limits: Limits }): Job[] => [
  {
    name: 'sweep-cases',
    isSweep: true,
    retries: 0,
    retryDelaySeconds: 1,
    schedule: '23 3 * * *',
    run: () => deleteClosedCases(db, limits.closedCaseDays),
  },
]
