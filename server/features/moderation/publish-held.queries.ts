import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { requestReindexing } from '../recipe-access/reindexing.ts'
import { type Target, unhold } from './effects.queries.ts'

/** What waited for a moderator is as if it had been published now: others see it, and the recipe's member is told of a comment. */
export async function publishHeld(trx: Database, jobs: Jobs, target: Target): Promise<void> {
  await unhold(trx, target, null)
  if (target.kind === 'recipe') await requestReindexing(jobs, trx)
  if (target.kind === 'comment')
    await sql`select add_notification(r.author_id, c.author_id, 'comment', r.id, c.id)
      from comments c join recipes r on r.id = c.recipe_id where c.id = ${target.targetId}`.execute(trx)
}
