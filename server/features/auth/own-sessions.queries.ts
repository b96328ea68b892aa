import { sql } from 'kysely'
import type { OwnSession } from '#contract/security.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import type { Device } from './device.ts'
import { isLive } from './sessions.queries.ts'

/** The part of a token's hash that names the session to its owner. A part of the hash reveals nothing about the token. */
const sessionId = sql<string>`encode(substring(token_hash from 1 for 12), 'hex')`

type Asked = { userId: number; token: string; limits: Limits['sessions'] }

/** Lists a member's live sessions, the one of this token first. */
export async function listOwnSessions(db: Database, { userId, token, limits }: Asked): Promise<OwnSession[]> {
  const isCurrent = sql<boolean>`token_hash = ${tokenHash(token)}`
  const sessions = await db
    .selectFrom('sessions')
    .select([
      sessionId.as('id'),
      'browser',
      'system',
      sql<Device['device']>`device`.as('device'),
      'place',
      'created_at as startedAt',
      'last_seen_at as lastUsedAt',
      isCurrent.as('isCurrent'),
    ])
    .where('user_id', '=', userId)
    .where(isLive(limits))
    .orderBy(isCurrent, 'desc')
    .orderBy('last_seen_at', 'desc')
    .limit(limits.user.maxSessions)
    .execute()
  return sessions.map(({ startedAt, lastUsedAt, ...session }) => ({
    ...session,
    startedAt: startedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  }))
}

/** Ends this session of the member. Returns false if the member does not have it. */
export async function endSessionById(db: Database, userId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(sessionId, '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function getAccountDates(db: Database, userId: number) {
  const { emailVerifiedAt, passwordChangedAt } = await db
    .selectFrom('users')
    .select(['email_verified_at as emailVerifiedAt', 'password_changed_at as passwordChangedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    emailVerifiedAt: emailVerifiedAt?.toISOString() ?? null,
    passwordChangedAt: passwordChangedAt?.toISOString() ?? null,
  }
}
