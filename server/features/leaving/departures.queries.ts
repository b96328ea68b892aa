import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'

type NewDeparture = { keepsRecipes: boolean; days: number }

/** Stores that a member leaves and takes their recipes out of sight. Asked for twice, the first date stays. */
export async function insertDeparture(
  db: Database,
  userId: number,
  { keepsRecipes, days }: NewDeparture,
): Promise<Date> {
  const { leavesAt } = await db
    .insertInto('departures')
    .columns(['user_id', 'keeps_recipes', 'leaves_at', 'other_addresses'])
    .values({
      user_id: userId,
      keeps_recipes: keepsRecipes,
      leaves_at: sql<Date>`now() + make_interval(days => ${days})`,
      other_addresses: sql<string[]>`array(select old_email from email_changes where user_id = ${userId}
        union select new_email from email_changes where user_id = ${userId})`,
    })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ keeps_recipes: keepsRecipes }))
    .returning('leaves_at as leavesAt')
    .executeTakeFirstOrThrow()
  await sql`select shelve_recipes(${userId})`.execute(db)
  return leavesAt
}

/** Takes the departure of this token back, with what was out of sight. Of concurrent callers one gets the member's id. */
export async function redeemReturn(db: Database, token: string): Promise<number | undefined> {
  const departure = await db
    .deleteFrom('departures')
    .where('return_hash', '=', tokenHash(token))
    .where('return_until', '>', sql<Date>`now()`)
    .where('leaves_at', '>', sql<Date>`now()`)
    .returning('user_id as userId')
    .executeTakeFirst()
  if (!departure) return undefined
  await sql`select unshelve_recipes(${departure.userId})`.execute(db)
  return departure.userId
}

/** Whose last day is over, the longest ago first. */
export const listDueDepartures = (db: Database, limit: number) =>
  db
    .selectFrom('departures as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select([
      'd.user_id as userId',
      'd.asked_at as askedAt',
      'd.keeps_recipes as keepsRecipes',
      'd.other_addresses as otherAddresses',
      'u.email',
      'u.email_key as emailKey',
      sql<boolean>`u.email_verified_at is not null`.as('isVerified'),
    ])
    .where('d.leaves_at', '<=', sql<Date>`now()`)
    .orderBy('d.leaves_at')
    .limit(limit)
    .execute()

export type DueDeparture = Awaited<ReturnType<typeof listDueDepartures>>[number]

/** Of a member who is leaving: where to tell the date. */
export const findLeaver = (db: Database, userId: number) =>
  db
    .selectFrom('departures as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select(['u.email', 'd.leaves_at as leavesAt', 'd.keeps_recipes as keepsRecipes'])
    .where('d.user_id', '=', userId)
    .executeTakeFirst()
