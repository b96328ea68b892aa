import { sql } from 'kysely'
import type { Passkey } from '#contract/passkeys.ts'
import type { Database } from '#server/platform/database/connect.ts'

type Row = { id: number; name: string; kind: string; addedAt: Date; lastUsedAt: Date | null }

const shown = ['id', 'name', 'kind', 'created_at as addedAt', 'last_used_at as lastUsedAt'] as const

const toPasskey = ({ id, name, kind, addedAt, lastUsedAt }: Row): Passkey => ({
  id,
  name,
  kind: kind === 'key' ? 'key' : 'device',
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

export async function listPasskeys(db: Database, userId: number): Promise<Passkey[]> {
  const found = await db
    .selectFrom('passkeys')
    .select(shown)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  return found.map(toPasskey)
}

/** Lists what a browser is told about a member's passkeys. */
export const listCredentials = (db: Database, userId: number) =>
  db
    .selectFrom('passkeys')
    .select(['credential_id as id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

type NewPasskey = {
  credentialId: string
  publicKey: Uint8Array
  counter: number
  transports: string[]
  kind: Passkey['kind']
  name: string
}

/**
 * Stores a passkey. Undefined if the member already has as many as allowed. A member's passkeys are stored one after another, so that
 * two cannot both be the last one allowed.
 */
export async function insertPasskey(
  trx: Database,
  userId: number,
  { passkey, max }: { passkey: NewPasskey; max: number },
): Promise<Passkey | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`passkeys ${userId}`}, 0))`.execute(trx)
  if ((await listCredentials(trx, userId)).length >= max) return undefined
  const row = await trx
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: passkey.credentialId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
      kind: passkey.kind,
      name: passkey.name,
    })
    .returning(shown)
    .executeTakeFirstOrThrow()
  return toPasskey(row)
}

/** Finds the passkey of this id, with what is needed to check it and with the state of its member's account. */
export const findPasskey = (db: Database, credentialId: string) =>
  db
    .selectFrom('passkeys as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select([
      'p.id',
      'p.user_id as userId',
      'p.credential_id as credentialId',
      'p.public_key as publicKey',
      'p.counter',
      'u.status',
      'u.email_verified_at as emailVerifiedAt',
      sql<boolean>`exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)`.as(
        'hasSecondFactor',
      ),
    ])
    .where('p.credential_id', '=', credentialId)
    .executeTakeFirst()

/** Records a use. Returns false if the passkey was deleted, or if its device's counter did not increase: then the passkey was copied. */
export async function recordUse(db: Database, id: number, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(eb => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.val(counter === 0)])]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Named = { userId: number; id: number; name: string }

export async function renamePasskey(db: Database, { userId, id, name }: Named): Promise<Passkey | undefined> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning(shown)
    .executeTakeFirst()
  return row && toPasskey(row)
}

/** Deletes a passkey. Returns true if the member had it. */
export async function deletePasskey(db: Database, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the passkeys that were added since then. An attacker who took the account may have added one. */
export const deletePasskeysSince = (db: Database, userId: number, since: Date) =>
  db.deleteFrom('passkeys').where('user_id', '=', userId).where('created_at', '>=', since).execute()
