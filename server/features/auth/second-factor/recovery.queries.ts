import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { newToken, tokenHash } from '#server/platform/secrets/tokens.ts'

const now = sql<Date>`now()`
/** So many links that stop it are good at once: more than there are mails about one. */
const mostStopLinks = 8

/** Stores that a member asks, unless they have been asking already; an earlier one that has expired begins anew. */
export async function askRecovery(
  db: Database,
  userId: number,
  { recoveryDays }: Pick<Limits, 'recoveryDays'>,
): Promise<void> {
  await sql`insert into factor_recoveries (user_id, expires_at)
    select user_id, now() + make_interval(days => ${recoveryDays}) from second_factors where user_id = ${userId}
    on conflict (user_id) do update set asked_at = now(), expires_at = excluded.expires_at
      where factor_recoveries.confirmed_at is null`.execute(db)
}

/** Whether a mail about it still has something to say. */
export async function isWaiting(
  db: Database,
  userId: number,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<boolean> {
  const found = await db
    .selectFrom('factor_recoveries')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found !== undefined && (found.confirmed_at !== null) === isConfirmed
}

/** Makes the token of the link that shows whose mailbox it is; undefined where that is known, or nobody asks. */
export async function createConfirmToken(db: Database, userId: number): Promise<string | undefined> {
  const token = newToken('l1_')
  const { numUpdatedRows } = await db
    .updateTable('factor_recoveries')
    .set({ confirm_hash: tokenHash(token) })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? token : undefined
}

/** Takes the link. Of any number of concurrent callers one gets whose it is. */
export const confirmRecovery = (
  db: Database,
  token: string,
  { recoveryDays }: Pick<Limits, 'recoveryDays'>,
) =>
  db
    .updateTable('factor_recoveries')
    .set({
      confirm_hash: null,
      confirmed_at: now,
      expires_at: sql<Date>`now() + make_interval(days => ${recoveryDays})`,
    })
    .where('confirm_hash', '=', tokenHash(token))
    .where('expires_at', '>', now)
    .returning('user_id as userId')
    .executeTakeFirst()

/** Makes the token of a link that stops it; the newest few are good. Undefined where there is nothing to stop. */
export async function createStopToken(db: Database, userId: number): Promise<string | undefined> {
  const token = newToken('l1_')
  const hash = tokenHash(token)
  const { numUpdatedRows } = await db
    .updateTable('factor_recoveries')
    .set({
      stop_hashes: sql`(stop_hashes || ${hash}::bytea)[greatest(cardinality(stop_hashes) - ${mostStopLinks - 2}, 1):]`,
    })
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? token : undefined
}

/** Stops what this link is about. Of any number of concurrent callers one gets whose it was. */
export const stopRecovery = (db: Database, token: string) =>
  db
    .deleteFrom('factor_recoveries')
    .where(sql<boolean>`${tokenHash(token)}::bytea = any(stop_hashes)`)
    .returning('user_id as userId')
    .executeTakeFirst()

export async function deleteRecovery(db: Database, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('factor_recoveries')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const listDue = (db: Database) =>
  db
    .selectFrom('factor_recoveries')
    .select('user_id as userId')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute()

/** Those for which not enough have agreed in time. */
export async function sweepRecoveries(db: Database): Promise<void> {
  await db.deleteFrom('factor_recoveries').where('due_at', 'is', null).where('expires_at', '<', now).execute()
}
