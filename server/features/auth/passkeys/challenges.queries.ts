import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import { endOldest } from '../end-oldest.queries.ts'

/** The purpose and the member of a challenge. A sign-in has no member yet. A challenge is valid only for its purpose and its member. */
export type Asked = { purpose: 'add' | 'prove'; userId: number } | { purpose: 'sign_in'; userId: null }

const challengeBytes = 32

/** Makes a challenge for a device to sign. Ends the oldest ones beyond the limit: the member's, or those of all sign-ins together. */
export async function createChallenge(
  db: Database,
  { purpose, userId }: Asked,
  { passkeyChallengeMinutes, maxPasskeyChallenges, maxSignInChallenges }: Limits,
): Promise<string> {
  const challenge = randomBytes(challengeBytes).toString('base64url')
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: tokenHash(challenge),
      user_id: userId,
      purpose,
      expires_at: sql<Date>`now() + make_interval(mins => ${passkeyChallengeMinutes})`,
    })
    .execute()
  const keep = userId === null ? maxSignInChallenges : maxPasskeyChallenges
  await endOldest(db, { table: 'passkey_challenges', column: 'user_id', ownerId: userId, keep })
  return challenge
}

const live = sql<boolean>`expires_at > now()`

/** Checks whether the challenge was made for this purpose and member, and is still valid. */
export async function isAsked(db: Database, challenge: string, { purpose, userId }: Asked): Promise<boolean> {
  const found = await db
    .selectFrom('passkey_challenges')
    .select('purpose')
    .where('challenge_hash', '=', tokenHash(challenge))
    .where('purpose', '=', purpose)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where(live)
    .executeTakeFirst()
  return found !== undefined
}

/** Redeems a challenge. Only one of any number of concurrent callers gets true. */
export async function redeemChallenge(db: Database, challenge: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', tokenHash(challenge))
    .where(live)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export const sweepChallenges = (db: Database) =>
  db.deleteFrom('passkey_challenges').where('expires_at', '<', sql<Date>`now()`).execute()
