import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { recoveryCodeHash } from '#server/platform/secrets/recovery-codes.ts'
import * as t from '#texts/account-answers.ts'
import { recordRefusal } from '../../audit/audit.queries.ts'
import { signInRefusal } from '../auth.rules.ts'
import { findDeparture } from '../departures.queries.ts'
import { refuseLeaver } from '../refuse-leaver.ts'
import type { Client } from '../sessions.queries.ts'
import { signInWithin } from '../sign-in.queries.ts'
import {
  findSecondFactor,
  getSecondFactorState,
  takeRecoveryCode,
  takeTotp,
} from './second-factor.queries.ts'
import { countWrongCode, findTicket, redeemTicket } from './tickets.queries.ts'

type Services = { db: Database; throttler: Throttler; limits: Limits; isVerificationRequired: boolean }
type Attempt = { ticket: string; code: string; client: Client }
type SignedIn = { access_token: string; recoveryCodesLeft?: number }

/**
 * Ends a sign-in that began with the right password: the ticket, the code and the session go together or not at all. Wrong codes are
 * counted by account, so that a new ticket brings no new tries, and apart for networks that the account has signed in from.
 */
export async function finishSignIn(
  { db, throttler, limits, isVerificationRequired }: Services,
  { ticket, code, client }: Attempt,
): Promise<SignedIn> {
  const found = await findTicket(db, ticket, client.address)
  if (!found) return refuse('expired_ticket', t.ticketExpired)
  const refusal = signInRefusal(found, isVerificationRequired)
  if (refusal) throw refusal
  const { userId } = found
  const guess = {
    account: String(userId),
    address: client.address,
    isKnown: found.isKnownNetwork,
    sentences: t.tooManyWrongCodes,
  }
  let session: SignedIn | undefined
  let isLeaving = false
  await throttler.limitGuess('secondFactor', guess, async () => {
    const take = await prepareCode(db, userId, code)
    session = await runTransaction(db, async trx => {
      if (!(await take(trx))) return undefined
      if (!(await redeemTicket(trx, ticket))) refuse('expired_ticket', t.ticketExpired)
      isLeaving = (await findDeparture(trx, userId)) !== undefined
      if (isLeaving) return undefined
      const accessToken = await signInWithin(trx, { userId }, { client, limits })
      const left = isSixDigits(code) ? undefined : (await getSecondFactorState(trx, userId)).recoveryCodesLeft
      return { access_token: accessToken, ...(left !== undefined && { recoveryCodesLeft: left }) }
    })
    return session !== undefined || isLeaving
  })
  if (session) return session
  if (isLeaving) {
    await refuseLeaver(db, userId, limits)
    refuse('expired_ticket', t.ticketExpired)
  }
  await recordRefusal(db, { action: 'refuse code', memberId: userId }, limits)
  const { calls } = limits.throttles.secondFactor.perAccountAndNetwork
  const left = Math.max(0, calls - (await countWrongCode(db, ticket)))
  return refuse('wrong_code', t.wrongCodeAtSignIn(left), { fields: { code: t.wrongCodeAtSignIn(left) } })
}

const isSixDigits = (code: string): boolean => /^\d{6}$/.test(code.replace(/\s/g, ''))

/** What takes the code within a transaction. A recovery code is hashed before, since that takes long. */
async function prepareCode(db: Database, userId: number, code: string) {
  if (isSixDigits(code)) return (trx: Database) => takeTotp(trx, userId, code.replace(/\s/g, ''))
  const factor = await findSecondFactor(db, userId)
  if (!factor) return async () => false
  const hash = await recoveryCodeHash(code, factor.recoverySalt)
  return (trx: Database) => takeRecoveryCode(trx, userId, hash)
}
