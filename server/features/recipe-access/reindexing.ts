import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'

export const reindexing = 'reindexing'

/** Enqueues the indexing of recipes that are listed again, so that a search finds them. */
export const requestReindexing = (jobs: Jobs, db: Database): Promise<void> => jobs.enqueue(db, reindexing, {})
