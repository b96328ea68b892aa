import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/** The unique form of an address: one mailbox is one account, however its address is spelled. */
export const addressKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase()

export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase()

type NewAccount = { email: string; username: string; firstName: string; passwordHash: string }

export async function insertAccount(db: Database, account: NewAccount): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      email: account.email,
      email_key: addressKey(account.email),
      username: account.username,
      username_key: usernameKey(account.username),
      first_name: account.firstName,
      password_hash: account.passwordHash,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findCredentials = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash as passwordHash', 'status', 'email_verified_at as emailVerifiedAt'])
    .where('email_key', '=', addressKey(email))
    .executeTakeFirst()

export const findAddress = (db: Database, userId: number) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'email_key as emailKey',
      'display_name as name',
      'email_verified_at as emailVerifiedAt',
    ])
    .where('id', '=', userId)
    .executeTakeFirst()

export async function updatePassword(db: Database, userId: number, passwordHash: string): Promise<void> {
  await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** Marks the address as verified; false if it is no longer the one that the link was sent to. */
export async function markVerified(db: Database, userId: number, emailKey: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email_verified_at: sql<Date>`coalesce(email_verified_at, now())` })
    .where('id', '=', userId)
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
