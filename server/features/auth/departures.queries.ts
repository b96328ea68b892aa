import { type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { newToken, tokenHash } from '#server/platform/secrets/tokens.ts'

/** A condition that the member in this column of the outer query has not asked to leave. */
export const isStaying = (id: string) =>
  sql<SqlBool>`not exists (select from departures d where d.user_id = ${sql.ref(id)})`

/** True for the folded address of the account that stands for all members who left. */
export const isFormerCook = (emailKey: string) => sql<boolean>`${sql.ref(emailKey)} = ''`

/** Returns when a member asked to leave, and whether it is too late to come back. Undefined for a member who has not asked. */
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

/** Makes the token with which a leaving member can come back. An earlier token becomes invalid. */
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

/** Returns the id of the leaving member who has this token. Undefined once they can no longer come back. */
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

/** The members who have bookmarked one of a member's recipes are counted up to this number. */
const maxBookmarkers = 10_000

/** Counts what the site stores that belongs to a member. */
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
