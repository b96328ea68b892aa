import { sql } from 'kysely'
import { asciiMailAddress } from '#contract/mail-address.ts'
import { skeletonOf } from '#contract/names.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { networkOf } from '#server/platform/http/network.ts'
import { isKnownNetwork } from './known-networks.queries.ts'
import { deleteTickets } from './second-factor/tickets.queries.ts'

/** Returns the unique form of an e-mail address. A mailbox can have only one account, however its address is spelled. */
export const addressKey = (email: string): string =>
  asciiMailAddress(email.trim().normalize('NFKC')).toLowerCase()

export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase()

type NewAccount = {
  email: string
  username: string
  firstName: string
  passwordHash: string
  /** False if nobody knows the password. */
  hasPassword?: boolean
}

export async function insertAccount(db: Database, account: NewAccount): Promise<number> {
  const { id } = await db
    .insertInto('users')
    .values({
      email: account.email,
      email_key: addressKey(account.email),
      username: account.username,
      username_key: usernameKey(account.username),
      username_skeleton: skeletonOf(account.username),
      first_name: account.firstName,
      password_hash: account.passwordHash,
      has_password: account.hasPassword ?? true,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Finds the account of this e-mail address, and whether it has signed in from the network of this IP address. */
export const findCredentials = (db: Database, email: string, address: string) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'password_hash as passwordHash',
      'status',
      'email_verified_at as emailVerifiedAt',
      isKnownNetwork('user_id', 'users.id', networkOf(address)).as('isKnownNetwork'),
      sql<boolean>`exists (select from second_factors f where f.user_id = users.id and f.confirmed_at is not null)`.as(
        'hasSecondFactor',
      ),
    ])
    .where('email_key', '=', addressKey(email))
    .executeTakeFirst()

/** Reads a signed-in member's password hash, and whether they signed in from the network of this IP address before. */
export const getOwnPassword = (db: Database, userId: number, address: string) =>
  db
    .selectFrom('users')
    .select([
      'password_hash as passwordHash',
      isKnownNetwork('user_id', 'users.id', networkOf(address)).as('isKnownNetwork'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

/** The account whose address must be verified, given by the member's id or by the address. */
export type Recipient = { userId: number } | { emailKey: string }

export const findAddress = (db: Database, recipient: Recipient) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'email_key as emailKey', 'email_verified_at as emailVerifiedAt'])
    .where(by =>
      'userId' in recipient ? by('id', '=', recipient.userId) : by('email_key', '=', recipient.emailKey),
    )
    .where('status', '=', 'active')
    .executeTakeFirst()

export const findAdminAddress = (db: Database, adminId: number) =>
  db.selectFrom('admins').select('email').where('id', '=', adminId).executeTakeFirst()

/** Stores a new password. Ends the sign-ins with the old password that still wait for a code. */
export async function updatePassword(db: Database, userId: number, passwordHash: string): Promise<void> {
  await deleteTickets(db, { userId })
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, has_password: true, password_changed_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute()
}

/** Marks the address as verified. Returns false if the account no longer has the address that the link was sent to. */
export async function markVerified(db: Database, userId: number, emailKey: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ email_verified_at: sql<Date>`coalesce(email_verified_at, now())` })
    .where('id', '=', userId)
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
