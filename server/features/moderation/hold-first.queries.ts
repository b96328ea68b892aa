import type { Database } from '#server/platform/database/connect.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { repeatedTexts } from '#texts/moderation.ts'
import { isFull, openCase } from './content-reports.queries.ts'
import { hold } from './effects.queries.ts'
import { findKeptCopy } from './kept-copy.queries.ts'

export type Published = { kind: 'recipe' | 'comment' | 'cook'; id: number }

/**
 * Has a moderator look first at what has just been published; refuses it where no more cases are opened. Until a decision only its
 * author sees it, marked.
 */
export async function holdFirst(
  trx: Database,
  { kind, id }: Published,
  { jobs, limits }: { jobs: Jobs; limits: Pick<Limits, 'maxOpenCases'> },
): Promise<void> {
  if (await isFull(trx, { kind, id }, limits.maxOpenCases)) refuse('new_member_limit', repeatedTexts)
  const copy = await findKeptCopy(trx, kind, id)
  if (!copy) throw new Error(`There is no ${kind} ${id} to be held`)
  const caseId = await openCase(trx, jobs, { kind, id, copy })
  await trx.updateTable('moderation_cases').set({ stage: 'held' }).where('id', '=', caseId).execute()
  await hold(trx, { kind, targetId: id, memberId: copy.memberId }, 'hide')
  if (kind === 'comment') await trx.deleteFrom('notifications').where('comment_id', '=', id).execute()
}
