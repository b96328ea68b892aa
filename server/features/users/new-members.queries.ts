import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { UserViewer } from '#server/platform/http/access.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/new-member-refusals.ts'
import { lockMember } from '../media/uploads.queries.ts'
import { isNewMember } from './new-members.rules.ts'

type Published = 'recipes' | 'comments' | 'cooks'
type Publishing = { db: Database; member: UserViewer; limits: Limits; what: Published }

/**
 * Publishes in a transaction, in which a new member's writes pass one at a time; refuses them more than they may publish in a day.
 * Counted afterwards, so that what was sent twice and stored once is no other.
 */
export async function publishAsNewMember<Result>(
  { db, member, limits, what }: Publishing,
  publish: (trx: Database) => Promise<Result>,
): Promise<Result> {
  return runTransaction(db, async trx => {
    await lockMember(trx, member.userId)
    const result = await publish(trx)
    await refuseBeyondNewMembers(trx, { member, limits, what })
    return result
  })
}

/** Refuses what has just been written, where it is more than a new member may publish in a day. The caller has locked the member. */
export async function refuseBeyondNewMembers(
  trx: Database,
  { member, limits, what }: Omit<Publishing, 'db'>,
): Promise<void> {
  if (!isNewMember(member, limits)) return
  const { hours, recipesPerDay, commentsPerDay } = limits.newMember
  const most = { recipes: recipesPerDay, comments: commentsPerDay, cooks: commentsPerDay }[what]
  const until = await findNextChance(trx, { what, authorId: member.userId, most })
  if (!until) return
  const hoursLeft = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 3_600_000))
  refuse('new_member_limit', t.tooMany[what]({ most, hoursLeft, hours }), {
    restriction: { until: until.toISOString(), noticeId: null },
  })
}

/** When the first of those is a day old that leave no place for the newest; undefined where there is one. */
async function findNextChance(
  trx: Database,
  { what, authorId, most }: { what: Published; authorId: number; most: number },
): Promise<Date | undefined> {
  const row = await trx
    .selectFrom(what)
    .select(sql<Date>`created_at + interval '1 day'`.as('until'))
    .where('author_id', '=', authorId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst()
  return row?.until
}
