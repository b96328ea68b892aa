import { sql } from 'kysely'
import * as limits from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { newToken, tokenHash } from '#server/platform/secrets/tokens.ts'

const lifetime = {
  reset: `${limits.resetLinkMinutes} minutes`,
  verify: `${limits.verifyLinkHours} hours`,
  admin_setup: `${limits.adminSetupHours} hours`,
} as const

export type LinkPurpose = keyof typeof lifetime
type Owner = { userId: number; emailKey: string }

/** Makes a single-use link and returns its token; earlier links for the same purpose become invalid. */
export async function createLink(db: Database, purpose: LinkPurpose, owner?: Owner): Promise<string> {
  const token = newToken('l1_')
  await deleteLinks(db, purpose, owner?.userId)
  await db
    .insertInto('one_time_links')
    .values({
      token_hash: tokenHash(token),
      purpose,
      user_id: owner?.userId ?? null,
      email_key: owner?.emailKey ?? null,
      expires_at: sql<Date>`now() + ${lifetime[purpose]}::interval`,
    })
    .execute()
  return token
}

/** Redeems the link. Of any number of concurrent callers, one gets the owner, the others undefined. */
export const redeemLink = (db: Database, purpose: LinkPurpose, token: string) =>
  db
    .deleteFrom('one_time_links')
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id as userId', 'email_key as emailKey'])
    .executeTakeFirst()

export async function isLiveLink(db: Database, purpose: LinkPurpose, token: string): Promise<boolean> {
  const link = await db
    .selectFrom('one_time_links')
    .select('purpose')
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return link !== undefined
}

export async function deleteLinks(db: Database, purpose: LinkPurpose, userId?: number): Promise<void> {
  await db
    .deleteFrom('one_time_links')
    .where('purpose', '=', purpose)
    .where('user_id', userId === undefined ? 'is' : '=', userId ?? null)
    .execute()
}
