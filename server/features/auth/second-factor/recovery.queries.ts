import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { newToken, tokenHash } from '#server/platform/secrets/tokens.ts'

const now = sql<Date>`now()`
/** This many links that stop a request are valid at once. There are fewer mails about one request. */
const mostStopLinks = 8

/** Stores a member's request to remove their second factor. Restarts one that is not confirmed yet; leaves a confirmed one as it is. */
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

/** Checks whether a request waits and is in the given state. Otherwise a mail about it is no longer needed. */
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

/** Makes the token of the link that proves the member's mailbox. Undefined if the request is confirmed already, or if there is none. */
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

/** Redeems the link. Only one of any number of concurrent callers gets the member's id. */
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

/** Makes the token of a link that stops the request. Only the newest few are valid. Undefined if there is no request. */
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

/** Stops the request of this link. Only one of any number of concurrent callers gets the member's id. */
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

/** Deletes the requests that not enough persons agreed to in time. */
export async function sweepRecoveries(db: Database): Promise<void> {
  await db.deleteFrom('factor_recoveries').where('due_at', 'is', null).where('expires_at', '<', now).execute()
}
