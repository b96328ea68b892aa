import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'

type NewDeparture = { keepsRecipes: boolean; days: number }

/** Stores that a member leaves, and unlists their recipes. If a member asks twice, the first date stays. */
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

/** Takes back the departure of this token and lists the recipes again. Only one of several concurrent callers gets the member's id. */
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

/** Lists the departures whose last day is over, the earliest first. */
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

/** Finds the address to which a leaving member's date is sent. */
export const findLeaver = (db: Database, userId: number) =>
  db
    .selectFrom('departures as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select(['u.email', 'd.leaves_at as leavesAt', 'd.keeps_recipes as keepsRecipes'])
    .where('d.user_id', '=', userId)
    .executeTakeFirst()
