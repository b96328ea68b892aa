import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { tokenHash } from '#server/platform/secrets/tokens.ts'
import { endOldest } from '../end-oldest.queries.ts'

/** `userId` is null for a sign-in, because the member is known only afterwards. */
type NewVisit = { state: string; secret: string; provider: string; userId: number | null }

/** Stores a browser's visit to a provider. Ends the oldest visits beyond the limit: the member's, or those of all sign-ins together. */
export async function createVisit(
  db: Database,
  { state, secret, provider, userId }: NewVisit,
  { providerVisitMinutes, maxProviderVisits, maxSignInVisits }: Limits,
): Promise<void> {
  await db
    .insertInto('provider_visits')
    .values({
      state_hash: tokenHash(state),
      secret_hash: tokenHash(secret),
      user_id: userId,
      provider,
      expires_at: sql<Date>`now() + make_interval(mins => ${providerVisitMinutes})`,
    })
    .execute()
  const keep = userId === null ? maxSignInVisits : maxProviderVisits
  await endOldest(db, { table: 'provider_visits', column: 'user_id', ownerId: userId, keep })
}

const ofVisit = ({ state, secret, provider, userId }: NewVisit) =>
  sql<boolean>`state_hash = ${tokenHash(state)} and secret_hash = ${tokenHash(secret)} and provider = ${provider}
    and user_id is not distinct from ${userId}::bigint and expires_at > now()`

/** Checks whether this browser went to this provider with this state, for this member. */
export async function isVisiting(db: Database, visit: NewVisit): Promise<boolean> {
  const found = await db
    .selectFrom('provider_visits')
    .select('provider')
    .where(ofVisit(visit))
    .executeTakeFirst()
  return found !== undefined
}

/** Ends the visit. Only one of any number of concurrent callers gets true. */
export async function redeemVisit(db: Database, visit: NewVisit): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('provider_visits').where(ofVisit(visit)).executeTakeFirst()
  return numDeletedRows > 0n
}

export const sweepVisits = (db: Database) =>
  db.deleteFrom('provider_visits').where('expires_at', '<', sql<Date>`now()`).execute()
