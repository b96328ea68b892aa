import type { PasskeyAssertion } from '#contract/passkeys.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { refuse } from '#server/platform/http/problems.ts'
import * as t from '#texts/auth.ts'
import { isAsked, redeemChallenge } from './challenges.queries.ts'
import { challengeIn, checkAssertion } from './check-passkey.ts'
import { findPasskey, recordUse } from './passkeys.queries.ts'

type Services = { db: Database; publicUrl: () => string }
type Use = { passkeyId: number; isUserVerified: boolean }

/**
 * Refuses a passkey that is not this member's, or that has not signed a challenge for their own account. Returns a function that
 * records the use, once, in the transaction of the action that the passkey is given for.
 */
export async function checkOwnPasskey(
  { db, publicUrl }: Services,
  userId: number,
  assertion: PasskeyAssertion,
): Promise<(trx: Database) => Promise<Use>> {
  const challenge = challengeIn(assertion)
  if (!(await isAsked(db, challenge, { purpose: 'prove', userId }))) refuse('expired_ticket', t.ticketExpired)
  const passkey = await findPasskey(db, assertion.id)
  const use = passkey?.userId === userId ? await checkAssertion(assertion, passkey, publicUrl()) : undefined
  if (!passkey || !use) return refuse('unknown_passkey', t.passkeyNotYours)
  return async trx => {
    if (!(await redeemChallenge(trx, challenge))) refuse('expired_ticket', t.ticketExpired)
    if (!(await recordUse(trx, passkey.id, use.counter))) refuse('unknown_passkey', t.passkeyNotYours)
    return { passkeyId: passkey.id, isUserVerified: use.isUserVerified }
  }
}
