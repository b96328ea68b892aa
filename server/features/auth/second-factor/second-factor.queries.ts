import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { RecoveryCodes } from '#server/platform/secrets/recovery-codes.ts'
import { stepOfCode } from '#server/platform/secrets/totp.ts'

const now = sql<Date>`now()`

export const findSecondFactor = (db: Database, userId: number) =>
  db
    .selectFrom('second_factors')
    .select(['secret', 'recovery_salt as recoverySalt', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** What the profile tells of it. */
export async function getSecondFactorState(db: Database, userId: number) {
  const found = await db
    .selectFrom('second_factors')
    .select([
      'confirmed_at as since',
      sql<number>`(select count(*)::int from recovery_codes c where c.user_id = second_factors.user_id)`.as(
        'codesLeft',
      ),
    ])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return { since: found?.since?.toISOString() ?? null, recoveryCodesLeft: found?.codesLeft ?? 0 }
}

type Started = { secret: Buffer; salt: Buffer }

/** Stores the secret of an app that is being set up, in place of an earlier one; false where a confirmed one stands. */
export async function startSecondFactor(
  db: Database,
  userId: number,
  { secret, salt }: Started,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret, recovery_salt: salt })
    .onConflict(conflict =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, recovery_salt: salt, started_at: now })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Makes it hold from here on; false where another request did, or began anew with another secret. */
export async function confirmSecondFactor(
  db: Database,
  userId: number,
  { secret, step }: { secret: Buffer; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores these codes in place of all earlier ones; false where there is no second factor. */
export async function replaceRecoveryCodes(
  db: Database,
  userId: number,
  { salt, hashes }: RecoveryCodes,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ recovery_salt: salt })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map(hash => ({ user_id: userId, code_hash: hash })))
    .execute()
  return true
}

/** Takes the code of an app, once: of any number of callers with one code, and with older ones after it, one gets true. */
export async function takeTotp(db: Database, userId: number, code: string): Promise<boolean> {
  const factor = await findSecondFactor(db, userId)
  const step = factor?.confirmedAt ? stepOfCode(factor.secret, code, new Date()) : undefined
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes a recovery code, once. */
export async function takeRecoveryCode(db: Database, userId: number, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** True where there was one. `since`: only one that was set up after that. */
export async function deleteSecondFactor(db: Database, userId: number, since?: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .$if(since !== undefined, query => query.where('confirmed_at', '>=', since ?? null))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Those that nobody finished setting up. */
export const sweepUnconfirmed = (db: Database) =>
  db
    .deleteFrom('second_factors')
    .where('confirmed_at', 'is', null)
    .where('started_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
