import type { Database } from '#server/platform/database/connect.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { deleteUnlistedNotifications } from './notifications.queries.ts'

/** Deletes hourly the notifications that are too old for their member's list. */
export const notificationJobs = ({ db, limits }: { db: Database; limits: Limits }): Job[] => [
  {
    name: 'sweep-notifications',
    isSweep: true,
    retries: 0,
    retryDelaySeconds: 1,
    schedule: '57 * * * *',
    run: () => deleteUnlistedNotifications(db, limits.maxNotifications),
  },
]
