import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { networkOf } from '#server/platform/http/network.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { newToken, tokenHash } from '#server/platform/secrets/tokens.ts'
import { endOldest } from '../end-oldest.queries.ts'
import { isKnownNetwork } from '../known-networks.queries.ts'
import { type FactorOwner, realms, tablesOf } from './factor-owner.ts'

type TicketLimits = Pick<Limits, 'signInTicketMinutes' | 'maxSignInTickets'>

/** Makes the ticket of a sign-in whose password was right. It is no session. Ends the owner's oldest tickets beyond the limit. */
export async function createTicket(db: Database, owner: FactorOwner, limits: TicketLimits): Promise<string> {
  const { tickets, column, id } = tablesOf(owner)
  const token = newToken('t1_')
  await db
    .insertInto(tickets)
    .values({
      token_hash: tokenHash(token),
      [column as 'user_id']: id,
      expires_at: sql<Date>`now() + make_interval(mins => ${limits.signInTicketMinutes})`,
    })
    .execute()
  await endOldest(db, { table: tickets, column, ownerId: id, keep: limits.maxSignInTickets })
  return token
}

/** Finds the live ticket of this token, and whether its member has signed in from the network of this IP address. */
export const findTicket = (db: Database, token: string, address: string) =>
  db
    .selectFrom('sign_in_tickets as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .select([
      't.user_id as userId',
      'u.status',
      'u.email_verified_at as emailVerifiedAt',
      isKnownNetwork('user_id', 't.user_id', networkOf(address)).as('isKnownNetwork'),
    ])
    .where('t.token_hash', '=', tokenHash(token))
    .where('t.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Finds the same for an administrator. */
export const findAdminTicket = (db: Database, token: string, address: string) =>
  db
    .selectFrom('admin_sign_in_tickets as t')
    .select([
      't.admin_id as adminId',
      isKnownNetwork('admin_id', 't.admin_id', networkOf(address)).as('isKnownNetwork'),
    ])
    .where('t.token_hash', '=', tokenHash(token))
    .where('t.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()

/** Redeems the owner's ticket. Only one of any number of concurrent callers gets true. */
export async function redeemTicket(db: Database, owner: FactorOwner, token: string): Promise<boolean> {
  const { tickets, column, id } = tablesOf(owner)
  const { numDeletedRows } = await db
    .deleteFrom(tickets)
    .where('token_hash', '=', tokenHash(token))
    .where(column, '=', id)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Counts a wrong code, and returns how many wrong codes the ticket has had. */
export async function countWrongCode(db: Database, owner: FactorOwner, token: string): Promise<number> {
  const counted = await db
    .updateTable(tablesOf(owner).tickets)
    .set(eb => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
    .where('token_hash', '=', tokenHash(token))
    .returning('wrong_codes as wrong')
    .executeTakeFirst()
  return counted?.wrong ?? 0
}

export async function deleteTickets(db: Database, owner: FactorOwner): Promise<void> {
  const { tickets, column, id } = tablesOf(owner)
  await db.deleteFrom(tickets).where(column, '=', id).execute()
}

export async function sweepTickets(db: Database): Promise<void> {
  for (const { tickets } of realms)
    await db.deleteFrom(tickets).where('expires_at', '<', sql<Date>`now()`).execute()
}
