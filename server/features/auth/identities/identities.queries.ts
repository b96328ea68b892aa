import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

const shown = ['id', 'provider', 'created_at as connectedAt', 'last_used_at as lastUsedAt'] as const

export const listIdentities = (db: Database, userId: number) =>
  db.selectFrom('identities').select(shown).where('user_id', '=', userId).orderBy('id').execute()

type Subject = { provider: string; subject: string }

/** Connects a person at a provider to a member. Undefined if the person, or another person of the provider, is connected already. */
export const insertIdentity = (db: Database, userId: number, { provider, subject }: Subject) =>
  db
    .insertInto('identities')
    .values({ user_id: userId, provider, subject })
    .onConflict(conflict => conflict.doNothing())
    .returning(shown)
    .executeTakeFirst()

/** Finds the member who is connected to this person, and the state of the account. */
export const findIdentity = (db: Database, { provider, subject }: Subject) =>
  db
    .selectFrom('identities as i')
    .innerJoin('users as u', 'u.id', 'i.user_id')
    .select([
      'i.id',
      'i.user_id as userId',
      'u.status',
      'u.email_verified_at as emailVerifiedAt',
      sql<boolean>`exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)`.as(
        'hasSecondFactor',
      ),
    ])
    .where('i.provider', '=', provider)
    .where('i.subject', '=', subject)
    .executeTakeFirst()

/** Records a use. Returns false if the identity was deleted. */
export async function recordIdentityUse(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('identities')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes an identity. Returns true if the member had it. */
export async function deleteIdentity(db: Database, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('identities')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes the identities that were connected since then. An attacker who took the account may have connected one. */
export const deleteIdentitiesSince = (db: Database, userId: number, since: Date) =>
  db.deleteFrom('identities').where('user_id', '=', userId).where('created_at', '>=', since).execute()

/** Locks an account's ways to sign in. Without the lock, two removals at once could each rely on the way that the other removes. */
export const lockWaysIn = (trx: Database, userId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`ways in ${userId}`}, 0))`.execute(trx)

/** Checks whether the member can sign in: with a password, a passkey, or by a provider that the site has. */
export async function hasWayIn(db: Database, userId: number, providers: string[]): Promise<boolean> {
  const { hasOne } = await db
    .selectNoFrom(
      sql<boolean>`exists (select from users where id = ${userId} and has_password)
        or exists (select from passkeys where user_id = ${userId})
        or exists (select from identities where user_id = ${userId} and provider = any(${providers}))`.as(
        'hasOne',
      ),
    )
    .executeTakeFirstOrThrow()
  return hasOne
}
