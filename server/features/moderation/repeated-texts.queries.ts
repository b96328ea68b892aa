import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { repeatedTexts } from '#texts/new-member-refusals.ts'
import { isFull, openCase } from './content-reports.queries.ts'
import { hold } from './effects.queries.ts'
import { findKeptCopy } from './kept-copy.queries.ts'

type Thing = { kind: 'recipe' | 'comment' | 'cook'; id: number }

/** What counts as the same text: words alone, whatever is between them and however they are written. */
const foldedTexts = {
  recipe: sql`lower(regexp_replace(t.title || ' ' || t.ingredients || ' ' || t.instructions, '\\s+', ' ', 'g'))`,
  comment: sql`lower(regexp_replace(t.content, '\\s+', ' ', 'g'))`,
  cook: sql`lower(regexp_replace(t.note, '\\s+', ' ', 'g'))`,
}

/** A note can be written long after its meal was reported. */
const writtenAt = { recipe: sql`t.created_at`, comment: sql`t.created_at`, cook: sql`t.updated_at` }

/**
 * Has a moderator look first at what a member has just published, where they published the same text so often within the hour;
 * refuses it where no more cases are opened. Until a decision only its author sees it, marked.
 */
export async function holdRepeatedText(
  trx: Database,
  { kind, id }: Thing,
  { newMember, maxOpenCases }: Limits,
): Promise<void> {
  if ((await countSameTexts(trx, { kind, id })) <= newMember.sameTextsPerHour) return
  if (await isFull(trx, { kind, id }, maxOpenCases)) refuse('new_member_limit', repeatedTexts)
  const copy = await findKeptCopy(trx, kind, id)
  if (!copy) return
  const caseId = await openCase(trx, { kind, id }, copy)
  await trx.updateTable('moderation_cases').set({ stage: 'held' }).where('id', '=', caseId).execute()
  await hold(trx, { kind, targetId: id, memberId: copy.memberId }, 'hide')
  if (kind === 'comment') await trx.deleteFrom('notifications').where('comment_id', '=', id).execute()
}

async function countSameTexts(trx: Database, { kind, id }: Thing): Promise<number> {
  const [table, folded] = [sql.table(`${kind}s`), foldedTexts[kind]]
  const { rows } = await sql<{ count: number }>`
    with hour as (
      select t.id, ${folded} as text from ${table} t
      where ${writtenAt[kind]} > now() - interval '1 hour' and t.author_id = (select author_id from ${table} where id = ${id}))
    select count(*)::int as count from hour where text = (select text from hour where id = ${id})`.execute(
    trx,
  )
  return rows[0]?.count ?? 0
}
