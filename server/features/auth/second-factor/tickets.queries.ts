import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { networkOf } from '#server/platform/http/network.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { newToken, tokenHash } from '#server/platform/secrets/tokens.ts'
import { endOldest } from '../end-oldest.queries.ts'
import { isKnownNetwork } from '../known-networks.queries.ts'

type TicketLimits = Pick<Limits, 'signInTicketMinutes' | 'maxSignInTickets'>

/** Makes the ticket of a sign-in whose password was right, and ends the oldest beyond the limit. It is no session. */
export async function createTicket(db: Database, userId: number, limits: TicketLimits): Promise<string> {
  const token = newToken('t1_')
  await db
    .insertInto('sign_in_tickets')
    .values({
      token_hash: tokenHash(token),
      user_id: userId,
      expires_at: sql<Date>`now() + make_interval(mins => ${limits.signInTicketMinutes})`,
    })
    .execute()
  await endOldest(db, {
    table: 'sign_in_tickets',
    column: 'user_id',
    ownerId: userId,
    keep: limits.maxSignInTickets,
  })
  return token
}

/** The live ticket of this token, and whether its member has signed in from the network of this IP address. */
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

/** Redeems the ticket. Of any number of concurrent callers one gets true. */
export async function redeemTicket(db: Database, token: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_tickets')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Counts a wrong code, and returns how many the ticket has had. */
export async function countWrongCode(db: Database, token: string): Promise<number> {
  const counted = await db
    .updateTable('sign_in_tickets')
    .set(eb => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
    .where('token_hash', '=', tokenHash(token))
    .returning('wrong_codes as wrong')
    .executeTakeFirst()
  return counted?.wrong ?? 0
}

export const deleteTickets = (db: Database, userId: number) =>
  db.deleteFrom('sign_in_tickets').where('user_id', '=', userId).execute()

export const sweepTickets = (db: Database) =>
  db.deleteFrom('sign_in_tickets').where('expires_at', '<', sql<Date>`now()`).execute()
