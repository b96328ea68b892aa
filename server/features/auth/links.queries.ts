import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { newToken, tokenHash } from '#server/platform/secrets/tokens.ts'

type LinkLimits = Pick<Limits, 'resetLinkMinutes' | 'verifyLinkHours' | 'adminSetupHours'>

const minutesOf = {
  reset: ({ resetLinkMinutes }: LinkLimits) => resetLinkMinutes,
  verify: ({ verifyLinkHours }: LinkLimits) => verifyLinkHours * 60,
  admin_setup: ({ adminSetupHours }: LinkLimits) => adminSetupHours * 60,
}

export type LinkPurpose = keyof typeof minutesOf
type NewLink = { purpose: LinkPurpose; owner?: { userId: number; emailKey: string }; limits: LinkLimits }

/** Makes a single-use link and returns its token. Earlier links of the owner for the same purpose become invalid. */
export async function createLink(db: Database, { purpose, owner, limits }: NewLink): Promise<string> {
  const token = newToken('l1_')
  await deleteLinks(db, purpose, owner?.userId)
  await db
    .insertInto('one_time_links')
    .values({
      token_hash: tokenHash(token),
      purpose,
      user_id: owner?.userId ?? null,
      email_key: owner?.emailKey ?? null,
      expires_at: sql<Date>`now() + make_interval(mins => ${minutesOf[purpose](limits)})`,
    })
    .execute()
  return token
}

/** Redeems the link. Only one of any number of concurrent callers gets the owner; the others get undefined. */
export const redeemLink = (db: Database, purpose: LinkPurpose, token: string) =>
  db
    .deleteFrom('one_time_links')
    .where('token_hash', '=', tokenHash(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id as userId', 'email_key as emailKey'])
    .executeTakeFirst()

export async function deleteLinks(db: Database, purpose: LinkPurpose, userId?: number): Promise<void> {
  await db
    .deleteFrom('one_time_links')
    .where('purpose', '=', purpose)
    .where('user_id', userId === undefined ? 'is' : '=', userId ?? null)
    .execute()
}
