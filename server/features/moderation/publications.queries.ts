import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/moderation.ts'
import { lockMember } from '../media/uploads.queries.ts'
import { isFull, openCase } from './cases.queries.ts'
import { hold } from './effects.queries.ts'
import { findKeptCopy } from './kept-copy.queries.ts'
import { isNewMember, type Membership } from './moderation.rules.ts'

export type Published = { kind: 'recipe' | 'comment' | 'cook'; id: number }
type Publication = Published & {
  author: Membership & { userId: number }
  /** The author's own words that others can read. May be empty. */
  words: string
  /** The earlier words, if others could read them already. An edit is no further publication. */
  before?: string | undefined
}

/**
 * Must be called wherever a member's words become public, in the same transaction, after they are written. Refuses a new member who has
 * published too much in a day. If the same words were written in too many places within an hour, a moderator must review them first, and
 * it returns true.
 */
export async function checkPublication(
  trx: Database,
  { author, words, before, ...published }: Publication,
  { jobs, limits }: { jobs: Jobs; limits: Limits },
): Promise<boolean> {
  if (!isNewMember(author, limits)) return false
  const { userId: authorId } = author
  const text = fold(words)
  const isEdit = before !== undefined
  if (isEdit && fold(before) === text) return false
  await lockMember(trx, authorId)
  const textHash = text === '' ? null : createHash('sha256').update(text).digest()
  await upsertPublication(trx, { ...published, authorId, textHash, isEdit })
  if (!isEdit) await refuseBeyondDay(trx, { kind: published.kind, authorId }, limits)
  if (!textHash || (await countSame(trx, authorId, textHash)) <= limits.newMember.sameTextsPerHour)
    return false
  await holdFirst(trx, published, { jobs, limits })
  return true
}

/** Folds words, so that the same words are the same text whatever is between them and however they are written. */
const fold = (words: string): string =>
  words
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

type Row = Published & { authorId: number; textHash: Buffer | null; isEdit: boolean }

const upsertPublication = (trx: Database, { kind, id, authorId, textHash, isEdit }: Row) =>
  sql`insert into publications as p (kind, target_id, author_id, published_at, text_hash)
    values (${kind}, ${id}, ${authorId}, ${isEdit ? null : sql`now()`}, ${textHash})
    on conflict (kind, target_id) do update set
      published_at = coalesce(p.published_at, excluded.published_at),
      text_hash = excluded.text_hash, written_at = excluded.written_at`.execute(trx)

type OfDay = { kind: Published['kind']; authorId: number }

async function refuseBeyondDay(trx: Database, ofDay: OfDay, { newMember }: Limits): Promise<void> {
  const { hours, recipesPerDay, commentsPerDay } = newMember
  const most = ofDay.kind === 'recipe' ? recipesPerDay : commentsPerDay
  const until = await findNextChance(trx, ofDay, most)
  if (!until) return
  const hoursLeft = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 3_600_000))
  refuse('new_member_limit', t.tooManyPublished[ofDay.kind]({ most, hoursLeft, hours }), {
    restriction: { until: until.toISOString(), noticeId: null },
  })
}

/** Returns when the day's first publication will be a day old and make room for another. Undefined if there is room now. */
async function findNextChance(
  trx: Database,
  { kind, authorId }: OfDay,
  most: number,
): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('publications')
    .select(sql<Date>`published_at + interval '1 day'`.as('until'))
    .where('author_id', '=', authorId)
    .where('kind', '=', kind)
    .where('published_at', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('published_at', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst()
  return row?.until
}

/** Counts in how many places the member has written this text within an hour. */
async function countSame(trx: Database, authorId: number, textHash: Buffer): Promise<number> {
  const { count } = await trx
    .selectFrom('publications')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('author_id', '=', authorId)
    .where('text_hash', '=', textHash)
    .where('written_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return count
}

/**
 * Holds what has just been published until a moderator has reviewed it. Until then only its author sees it, marked. Refuses if no more
 * cases can be opened.
 */
async function holdFirst(
  trx: Database,
  { kind, id }: Published,
  { jobs, limits }: { jobs: Jobs; limits: Limits },
): Promise<void> {
  if (await isFull(trx, { kind, id }, limits.maxOpenCases)) refuse('new_member_limit', t.repeatedTexts)
  const copy = await findKeptCopy(trx, kind, id)
  if (!copy) throw new Error(`There is no ${kind} ${id} to be held`)
  const caseId = await openCase(trx, jobs, { kind, id, copy })
  await trx.updateTable('moderation_cases').set({ stage: 'held' }).where('id', '=', caseId).execute()
  await hold(trx, { kind, targetId: id, memberId: copy.memberId }, 'hide')
  if (kind === 'comment') await trx.deleteFrom('notifications').where('comment_id', '=', id).execute()
}

/** Deletes publications that no longer count, neither for the number in a day nor for the texts in an hour. */
export const sweepPublications = (db: Database) =>
  db
    .deleteFrom('publications')
    .where(sql<boolean>`greatest(published_at, written_at) < now() - interval '1 day'`)
    .execute()
