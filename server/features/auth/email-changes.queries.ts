import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { newToken, tokenHash } from '#server/platform/secrets/tokens.ts'
import { addressKey } from './auth.queries.ts'

export type AwaitedAddress = 'old' | 'new'

const waitsFor = { old: 'waits_for_old', new: 'waits_for_new' } as const
const isWaiting = ['waits_for_old', 'waits_for_new'] as const
const fromNow = (hours: number) => sql<Date>`now() + make_interval(hours => ${hours})`
const now = sql<Date>`now()`

/** Counts the changes that this member requested within a day. */
export async function countEmailChanges(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('email_changes')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow()
  return count
}

type NewChange = {
  email: string
  awaits: AwaitedAddress
  limits: Pick<Limits, 'verifyLinkHours' | 'undoEmailChangeHours'>
}

/** Stores a requested change of address, which replaces a waiting one, and returns its id. The account's address does not change yet. */
export async function insertEmailChange(
  db: Database,
  userId: number,
  { email, awaits, limits }: NewChange,
): Promise<number> {
  await replaceEmailChange(db, userId)
  const { id } = await db
    .insertInto('email_changes')
    .columns([
      'user_id',
      'old_email',
      'old_email_key',
      'is_old_verified',
      'new_email',
      'new_email_key',
      'state',
      'expires_at',
      'undo_until',
    ])
    .expression(
      db
        .selectFrom('users')
        .select(eb => [
          'id',
          'email',
          'email_key',
          sql<boolean>`email_verified_at is not null`.as('is_old_verified'),
          eb.val(email).as('new_email'),
          eb.val(addressKey(email)).as('new_email_key'),
          eb.val(waitsFor[awaits]).as('state'),
          fromNow(limits.verifyLinkHours).as('expires_at'),
          fromNow(limits.undoEmailChangeHours).as('undo_until'),
        ])
        .where('id', '=', userId),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Ends a waiting change. It can still be undone, which ends all sessions. */
export async function replaceEmailChange(db: Database, userId: number): Promise<void> {
  await db
    .updateTable('email_changes')
    .set({ state: 'replaced', confirm_hash: null })
    .where('user_id', '=', userId)
    .where('state', 'in', isWaiting)
    .execute()
}

export const findWaitingChange = (db: Database, userId: number) =>
  db
    .selectFrom('email_changes')
    .select(['new_email as email', 'state', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('state', 'in', isWaiting)
    .where('expires_at', '>', now)
    .executeTakeFirst()

export const findEmailChange = (db: Database, id: number) =>
  db
    .selectFrom('email_changes')
    .select([
      'user_id as userId',
      'state',
      'old_email as oldEmail',
      'is_old_verified as isOldVerified',
      'new_email as newEmail',
      'new_email_key as newEmailKey',
    ])
    .where('id', '=', id)
    .executeTakeFirst()

/** Makes the token of the link that agrees to the change, or of the link that undoes it. An earlier token becomes invalid. */
export async function createChangeToken(
  db: Database,
  id: number,
  column: 'confirm_hash' | 'undo_hash',
): Promise<string> {
  const token = newToken('l1_')
  await db
    .updateTable('email_changes')
    .set({ [column]: tokenHash(token) })
    .where('id', '=', id)
    .execute()
  return token
}

/** Redeems the link that a change waits for, and returns the change. Only one of any number of concurrent callers gets it. */
export const redeemConfirmation = (db: Database, token: string, undoHours: number) =>
  db
    .updateTable('email_changes')
    .set({
      confirm_hash: null,
      state: sql`case state when 'waits_for_old' then 'waits_for_new' else 'done' end`,
      undo_until: fromNow(undoHours),
    })
    .where('confirm_hash', '=', tokenHash(token))
    .where('state', 'in', isWaiting)
    .where('expires_at', '>', now)
    .returning(['id', 'user_id as userId', 'state', 'old_email_key as oldEmailKey'])
    .executeTakeFirst()

/** Gives the account the new address, which the click proved. Returns false if the account is inactive or its address has changed since. */
export async function applyEmailChange(db: Database, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('users as u')
    .from('email_changes as c')
    .set(eb => ({
      email: eb.ref('c.new_email'),
      email_key: eb.ref('c.new_email_key'),
      email_verified_at: now,
    }))
    .whereRef('u.id', '=', 'c.user_id')
    .whereRef('u.email_key', '=', 'c.old_email_key')
    .where('u.status', '=', 'active')
    .where('c.id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Redeems an undo link: deletes and returns its change, and deletes the account's later changes. Earlier ones can still be undone. */
export async function redeemUndo(db: Database, token: string) {
  const change = await db
    .deleteFrom('email_changes')
    .where('undo_hash', '=', tokenHash(token))
    .where('undo_until', '>', now)
    .returning([
      'id',
      'user_id as userId',
      'old_email as email',
      'old_email_key as emailKey',
      'created_at as createdAt',
    ])
    .executeTakeFirst()
  if (!change) return undefined
  await db
    .deleteFrom('email_changes')
    .where('user_id', '=', change.userId)
    .where('id', '>', change.id)
    .execute()
  return change
}

/** Gives the account its earlier address back, which the click proved, and a password that nobody knows. */
export async function restoreAddress(
  db: Database,
  { userId, email, emailKey }: { userId: number; email: string; emailKey: string },
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      email,
      email_key: emailKey,
      email_verified_at: now,
      password_hash: passwordHash,
      has_password: false,
    })
    .where('id', '=', userId)
    .execute()
}

/** Checks whether another account has the address, or may still get it back. */
export async function isAddressTaken(db: Database, emailKey: string, userId?: number): Promise<boolean> {
  const other = userId ?? null
  const { isTaken } = await db
    .selectNoFrom(
      sql<boolean>`exists (select from users where email_key = ${emailKey} and id is distinct from ${other})
        or exists (select from email_changes where old_email_key = ${emailKey} and user_id is distinct from ${other}
          and state = 'done' and is_old_verified and undo_until > now())`.as('isTaken'),
    )
    .executeTakeFirstOrThrow()
  return isTaken
}

export const sweepEmailChanges = (db: Database) =>
  db.deleteFrom('email_changes').where('undo_until', '<', now).execute()
