import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { RecoveryCodes } from '#server/platform/secrets/recovery-codes.ts'
import { stepOfCode } from '#server/platform/secrets/totp.ts'
import { type FactorOwner, realms, tablesOf } from './factor-owner.ts'

const now = sql<Date>`now()`

export function findSecondFactor(db: Database, owner: FactorOwner) {
  const { factors, column, id } = tablesOf(owner)
  return db
    .selectFrom(factors)
    .select(['secret', 'recovery_salt as recoverySalt', 'confirmed_at as confirmedAt'])
    .where(column, '=', id)
    .executeTakeFirst()
}

/** Reads what the profile shows of a second factor. */
export async function getSecondFactorState(db: Database, owner: FactorOwner) {
  const { factors, codes, column, id } = tablesOf(owner)
  const found = await db
    .selectFrom(factors)
    .select([
      'confirmed_at as since',
      sql<number>`(select count(*)::int from ${sql.table(codes)} c where c.${sql.ref(column)} = ${id})`.as(
        'codesLeft',
      ),
    ])
    .where(column, '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return { since: found?.since?.toISOString() ?? null, recoveryCodesLeft: found?.codesLeft ?? 0 }
}

type Started = { secret: Buffer; salt: Buffer }

/** Stores the secret of an app that is being set up, replacing an earlier one. Returns false if a confirmed second factor exists. */
export async function startSecondFactor(
  db: Database,
  owner: FactorOwner,
  { secret, salt }: Started,
): Promise<boolean> {
  const { factors, column, id } = tablesOf(owner)
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto(factors)
    .values({ [column as 'user_id']: id, secret, recovery_salt: salt })
    .onConflict(conflict =>
      conflict
        .column(column)
        .doUpdateSet({ secret, recovery_salt: salt, started_at: now })
        .where(`${factors}.confirmed_at`, 'is', null),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Switches the second factor on. Returns false if another request has done so, or has started again with another secret. */
export async function confirmSecondFactor(
  db: Database,
  owner: FactorOwner,
  { secret, step }: { secret: Buffer; step: number },
): Promise<boolean> {
  const { factors, column, id } = tablesOf(owner)
  const { numUpdatedRows } = await db
    .updateTable(factors)
    .set({ confirmed_at: now, last_step: step })
    .where(column, '=', id)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores these codes in place of all earlier ones. Returns false if there is no second factor. */
export async function replaceRecoveryCodes(
  db: Database,
  owner: FactorOwner,
  { salt, hashes }: RecoveryCodes,
): Promise<boolean> {
  const { factors, codes, column, id } = tablesOf(owner)
  const { numUpdatedRows } = await db
    .updateTable(factors)
    .set({ recovery_salt: salt })
    .where(column, '=', id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await db.deleteFrom(codes).where(column, '=', id).execute()
  await db
    .insertInto(codes)
    .values(hashes.map(hash => ({ [column as 'user_id']: id, code_hash: hash })))
    .execute()
  return true
}

/** Takes an app's code, once. Only one of any number of callers with the same code gets true; older codes are refused afterwards. */
export async function takeTotp(db: Database, owner: FactorOwner, code: string): Promise<boolean> {
  const factor = await findSecondFactor(db, owner)
  const step = factor?.confirmedAt ? stepOfCode(factor.secret, code, new Date()) : undefined
  if (step === undefined) return false
  const { factors, column, id } = tablesOf(owner)
  const { numUpdatedRows } = await db
    .updateTable(factors)
    .set({ last_step: step })
    .where(column, '=', id)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Takes a recovery code, which works once. Returns false if the owner does not have it. */
export async function takeRecoveryCode(db: Database, owner: FactorOwner, hash: Buffer): Promise<boolean> {
  const { codes, column, id } = tablesOf(owner)
  const { numDeletedRows } = await db
    .deleteFrom(codes)
    .where(column, '=', id)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the second factor; with `since`, only one that was set up after that. Returns true if it deleted one. */
export async function deleteSecondFactor(db: Database, owner: FactorOwner, since?: Date): Promise<boolean> {
  const { factors, column, id } = tablesOf(owner)
  const { numDeletedRows } = await db
    .deleteFrom(factors)
    .where(column, '=', id)
    .$if(since !== undefined, query => query.where('confirmed_at', '>=', since ?? null))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the second factors that nobody finished setting up within a day. */
export async function sweepUnconfirmed(db: Database): Promise<void> {
  for (const { factors } of realms)
    await db
      .deleteFrom(factors)
      .where('confirmed_at', 'is', null)
      .where('started_at', '<', sql<Date>`now() - interval '1 day'`)
      .execute()
}
