import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import type { Viewer } from '#server/platform/http/access.ts'
import { placeOf } from '#server/platform/http/network.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { newToken, tokenHash } from '#server/platform/secrets/tokens.ts'
import { isStaying } from './departures.queries.ts'
import { readDevice } from './device.ts'
import { deleteOldest } from './end-oldest.queries.ts'
import { readRestriction, restriction } from './restrictions.queries.ts'

export type Realm = 'user' | 'admin'
type SessionLimits = Limits['sessions']
/** The client that started a session: its IP address and its User-Agent header. */
export type Client = { address: string; userAgent: string }
type NewSession = {
  realm: Realm
  ownerId: number
  limits: SessionLimits
  client?: Client
  passkeyId?: number | undefined
}

const ownerColumns = { user: 'user_id', admin: 'admin_id' } as const

const hoursOf = {
  user: ({ user }: SessionLimits) => user.maxDays * 24,
  admin: ({ admin }: SessionLimits) => admin.maxHours,
}

/** A session that was last used before this time has ended. */
const idleSince = ({ user, admin }: SessionLimits) => sql<Date>`now() - case when admin_id is null
  then make_interval(days => ${user.idleDays}) else make_interval(mins => ${admin.idleMinutes}) end`

/** A condition that a session has ended neither by its age nor because it was not used. */
export const isLive = (limits: SessionLimits) =>
  sql<boolean>`expires_at > now() and last_seen_at > ${idleSince(limits)}`

/**
 * Starts a session and returns its token, of which only a hash is stored. Ends the oldest sessions beyond the limit. An owner's sign-ins
 * must come one at a time.
 */
export async function startSession(
  db: Database,
  { realm, ownerId, limits, client, passkeyId }: NewSession,
): Promise<string> {
  const column = ownerColumns[realm]
  const token = newToken(realm === 'user' ? 'u1_' : 'a1_')
  await db
    .insertInto('sessions')
    .values({
      token_hash: tokenHash(token),
      [column]: ownerId,
      expires_at: sql<Date>`now() + make_interval(hours => ${hoursOf[realm](limits)})`,
      proved_at: sql<Date>`now()`,
      passkey_id: passkeyId ?? null,
      ...(client && { ...readDevice(client.userAgent), place: placeOf(client.address) }),
    })
    .execute()
  await deleteOldest(db, { table: 'sessions', column, ownerId, keep: limits[realm].maxSessions })
  return token
}

/** Finds the live session's owner. Role and status are read for each request and never cached. */
export async function findViewer(
  db: Database,
  token: string,
  limits: SessionLimits,
): Promise<Viewer | undefined> {
  const hash = tokenHash(token)
  const session = await db
    .selectFrom('sessions as s')
    .leftJoin('users as u', 'u.id', 's.user_id')
    .select([
      's.user_id as userId',
      's.admin_id as adminId',
      sql<boolean>`u.email_verified_at is not null`.as('emailVerified'),
      'u.created_at as joinedAt',
      sql<boolean>`s.passkey_id is not null`.as('isPasskeyVerified'),
      restriction('u'),
      sql<boolean>`s.last_seen_at < now() - case when s.admin_id is null then interval '1 hour' else interval '1 minute' end`.as(
        'isUnseen',
      ),
    ])
    .modifyFront(prepared)
    .where('s.token_hash', '=', hash)
    .where('s.expires_at', '>', sql<Date>`now()`)
    .where('s.last_seen_at', '>', idleSince(limits))
    .where(eb => eb.or([eb('s.admin_id', 'is not', null), eb('u.status', '=', 'active')]))
    // Leaving ends all sessions. A session that a sign-in starts at the same moment must not be valid either.
    .where(isStaying('s.user_id'))
    .executeTakeFirst()
  if (!session) return undefined
  if (session.isUnseen) await markSeen(db, hash)
  if (session.userId !== null && session.joinedAt)
    return {
      realm: 'user',
      userId: session.userId,
      emailVerified: session.emailVerified,
      joinedAt: session.joinedAt,
      isPasskeyVerified: session.isPasskeyVerified,
      restriction: readRestriction(session.restriction),
    }
  return session.adminId === null ? undefined : { realm: 'admin', adminId: session.adminId }
}

async function markSeen(db: Database, hash: Buffer): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('token_hash', '=', hash)
    .execute()
}

/** Ends the session of this token and returns its owner. Undefined if the token is unknown or of the other realm: then nothing ends. */
export const endSession = (db: Database, realm: Realm, token: string) =>
  db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash(token))
    .where(ownerColumns[realm], 'is not', null)
    .returning(['user_id as userId', 'admin_id as adminId'])
    .executeTakeFirst()

export async function endAllSessions(db: Database, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Ends all of the member's sessions except the one of this token. */
export async function endOtherSessions(db: Database, userId: number, token: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', tokenHash(token))
    .execute()
}

/** Deletes the sessions that have ended by their age or because they were not used. */
export const sweepSessions = (db: Database, limits: SessionLimits) =>
  db
    .deleteFrom('sessions')
    .where(eb =>
      eb.or([eb('expires_at', '<=', sql<Date>`now()`), eb('last_seen_at', '<=', idleSince(limits))]),
    )
    .execute()
