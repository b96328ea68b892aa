import { createHmac, timingSafeEqual } from 'node:crypto'
import { type RefusableMail, refusableMails } from '#contract/mails.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { findEmailKey } from './refusals.queries.ts'

/** One kind of mail to one member. */
export type Subscription = { userId: number; kind: RefusableMail }

const pattern = /^(\d{1,15})\.(\w{1,40})\.([\w-]{43})$/

/**
 * Makes the token of the link with which a mail is refused. Nothing is stored. The token is valid as long as the member has the address,
 * and refuses only this kind of mail, so that a person who gets a forwarded mail can do nothing else with it.
 */
export async function createUnsubscribeToken(
  db: Database,
  { userId, kind }: Subscription,
  emailKey: string,
): Promise<string> {
  const signature = sign(await getKey(db), { userId, kind }, emailKey)
  return `${userId}.${kind}.${signature.toString('base64url')}`
}

/** Reads a token. Undefined if the site has not signed it for the member's current address. */
export async function readUnsubscribeToken(db: Database, token: string): Promise<Subscription | undefined> {
  const [, id = '', named = '', signature = ''] = pattern.exec(token) ?? []
  const kind = refusableMails.find(one => one === named)
  const emailKey = kind && (await findEmailKey(db, Number(id)))
  if (kind === undefined || emailKey === undefined) return undefined
  const subscription = { userId: Number(id), kind }
  const expected = sign(await getKey(db), subscription, emailKey)
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? subscription : undefined
}

const sign = (key: Buffer, { userId, kind }: Subscription, emailKey: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([userId, kind, emailKey]))
    .digest()

async function getKey(db: Database): Promise<Buffer> {
  const { key } = await db
    .selectFrom('signing_keys')
    .select('key')
    .where('purpose', '=', 'unsubscribe')
    .executeTakeFirstOrThrow()
  return key
}
