import type { Database } from '#server/platform/database/connect.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { recountWords } from './vocabulary.queries.ts'

/** Updates hourly how common each word is, which the search planner estimates from. */
export const searchJobs = ({ db }: { db: Database }): Job[] => [
  {
    name: 'recount-words',
    retries: 1,
    retryDelaySeconds: 60,
    schedule: '17 * * * *',
    run: () => recountWords(db),
  },
]
