import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'

export const reindexing = 'reindexing'

/** Has the words of recipes that came back written, so that they are found again. */
export const requestReindexing = (jobs: Jobs, db: Database): Promise<void> => jobs.enqueue(db, reindexing, {})
