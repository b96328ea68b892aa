import { type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { newToken, tokenHash } from '#server/platform/secrets/tokens.ts'

/** Whether the member in this column of the outer query has not asked to leave: for a condition. */
export const isStaying = (id: string) =>
  sql<SqlBool>`not exists (select from departures d where d.user_id = ${sql.ref(id)})`

/** Whether the account of this folded address is the one that stands for all who left. */
export const isFormerCook = (emailKey: string) => sql<boolean>`${sql.ref(emailKey)} = ''`

/** When a member asked to leave, and whether it is too late to come back; undefined for whoever stays. */
export const findDeparture = (db: Database, userId: number) =>
  db
    .selectFrom('departures as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select([
      'd.asked_at as askedAt',
      'd.leaves_at as leavesAt',
      'u.display_name as name',
      sql<boolean>`d.leaves_at <= now()`.as('isOver'),
    ])
    .where('d.user_id', '=', userId)
    .executeTakeFirst()

/** Makes what a leaver comes back with; an earlier one becomes invalid. */
export async function createReturnToken(db: Database, userId: number, minutes: number): Promise<string> {
  const token = newToken('l1_')
  await db
    .updateTable('departures')
    .set({
      return_hash: tokenHash(token),
      return_until: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .where('user_id', '=', userId)
    .execute()
  return token
}

/** Whose token it is, while they can come back. */
export async function findReturning(db: Database, token: string): Promise<number | undefined> {
  const departure = await db
    .selectFrom('departures')
    .select('user_id as userId')
    .where('return_hash', '=', tokenHash(token))
    .where('return_until', '>', sql<Date>`now()`)
    .where('leaves_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return departure?.userId
}

/** The other members who have bookmarked one of a member's recipes are counted up to here. */
const maxBookmarkers = 10_000

/** What the site stores that is a member's own, in counts. */
export const countHoldings = (db: Database, userId: number) =>
  db
    .selectNoFrom([
      sql<number>`(select count(*) from recipes where author_id = ${userId})`.as('recipes'),
      sql<number>`(select count(*) from (
        select distinct b.user_id from recipes r join bookmarks b on b.recipe_id = r.id
        where r.author_id = ${userId} and b.user_id <> ${userId} limit ${maxBookmarkers}) as others)`.as(
        'bookmarkers',
      ),
      sql<number>`(select count(*) from comments where author_id = ${userId})`.as('comments'),
      sql<number>`(select count(*) from cooks where author_id = ${userId})`.as('cooks'),
      sql<number>`(select count(*) from ratings where user_id = ${userId})`.as('ratings'),
      sql<number>`(select count(*) from bookmarks where user_id = ${userId})`.as('bookmarks'),
      sql<number>`(select count(*) from follows where follower_id = ${userId})`.as('following'),
    ])
    .executeTakeFirstOrThrow()
