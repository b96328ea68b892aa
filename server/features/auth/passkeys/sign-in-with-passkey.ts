import type { PasskeyAssertion } from '#contract/passkeys.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/auth.ts'
import { recordRefusal } from '../../audit/audit.queries.ts'
import { signInRefusal } from '../auth.rules.ts'
import { findDeparture } from '../departures.queries.ts'
import { refuseLeaver } from '../refuse-leaver.ts'
import { createTicket } from '../second-factor/tickets.queries.ts'
import type { Client } from '../sessions.queries.ts'
import { signInWithin } from '../sign-in.queries.ts'
import { isAsked, redeemChallenge } from './challenges.queries.ts'
import { challengeIn, checkAssertion } from './check-passkey.ts'
import { findPasskey, recordUse } from './passkeys.queries.ts'

type Services = { db: Database; limits: Limits; publicUrl: () => string; isVerificationRequired: boolean }
type Outcome = { accessToken: string } | { ticket: string } | 'leaving'

/**
 * Signs in with a passkey. If the device verified its holder, the passkey counts as two factors (something one has, and something one
 * knows or is). Otherwise an account with a second factor asks for it. Unknown passkeys and wrong signatures get the same response.
 */
export async function signInWithPasskey(
  { db, limits, publicUrl, isVerificationRequired }: Services,
  assertion: PasskeyAssertion,
  client: Client,
): Promise<{ access_token: string }> {
  const challenge = challengeIn(assertion)
  if (!(await isAsked(db, challenge, { purpose: 'sign_in', userId: null })))
    refuse('expired_ticket', t.ticketExpired)
  const passkey = await findPasskey(db, assertion.id)
  const use = passkey && (await checkAssertion(assertion, passkey, publicUrl()))
  if (!use) {
    const whose = passkey && { memberId: passkey.userId }
    await recordRefusal(db, { action: 'refuse sign-in', ...whose }, limits)
    return refuse('unknown_passkey', t.unknownPasskey)
  }
  const refusal = signInRefusal(passkey, isVerificationRequired)
  if (refusal) throw refusal
  const { userId } = passkey
  const outcome = await runTransaction(db, async (trx): Promise<Outcome> => {
    if (!(await redeemChallenge(trx, challenge))) refuse('expired_ticket', t.ticketExpired)
    if (!(await recordUse(trx, passkey.id, use.counter))) refuse('unknown_passkey', t.unknownPasskey)
    if (passkey.hasSecondFactor && !use.isUserVerified)
      return { ticket: await createTicket(trx, { userId }, limits) }
    if (await findDeparture(trx, userId)) return 'leaving'
    const passkeyId = use.isUserVerified ? passkey.id : undefined
    return { accessToken: await signInWithin(trx, { userId }, { client, limits, passkeyId }) }
  })
  if (outcome === 'leaving') {
    await refuseLeaver(db, userId, limits)
    return refuse('expired_ticket', t.ticketExpired)
  }
  if ('accessToken' in outcome) return { access_token: outcome.accessToken }
  return refuse('second_factor_required', t.secondFactorRequired, { fields: { ticket: outcome.ticket } })
}
