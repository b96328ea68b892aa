import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { recoveryCodeHash } from '#server/platform/secrets/recovery-codes.ts'
import * as t from '#texts/auth.ts'
import { recordRefusal } from '../../audit/audit.queries.ts'
import type { Client } from '../sessions.queries.ts'
import { signInWithin } from '../sign-in.queries.ts'
import { accountOf, type FactorOwner } from './factor-owner.ts'
import {
  findSecondFactor,
  getSecondFactorState,
  takeRecoveryCode,
  takeTotp,
} from './second-factor.queries.ts'
import { countWrongCode, redeemTicket } from './tickets.queries.ts'

export type Attempt = { ticket: string; code: string; client: Client }
export type SignedIn = { access_token: string; recoveryCodesLeft?: number }
type Services = { db: Database; throttler: Throttler; limits: Limits }
type Ticket = { owner: FactorOwner; isKnownNetwork: boolean }

/**
 * Takes the code and the ticket and does what they are for, all or nothing. Wrong codes are counted per account, so that a new ticket
 * gives no new tries, and separately for networks that the account has signed in from.
 */
export async function redeemWithCode<Result extends object>(
  { db, throttler, limits }: Services,
  { ticket, code, client }: Attempt,
  { owner, isKnownNetwork, act }: Ticket & { act: (trx: Database) => Promise<Result> },
): Promise<Result> {
  const guess = {
    account: accountOf(owner),
    address: client.address,
    isKnown: isKnownNetwork,
    sentences: t.tooManyWrongCodes,
  }
  let result: Result | undefined
  await throttler.limitGuess('secondFactor', guess, async () => {
    const take = await prepareCode(db, owner, code)
    result = await runTransaction(db, async trx => {
      if (!(await take(trx))) return undefined
      if (!(await redeemTicket(trx, owner, ticket))) refuse('expired_ticket', t.ticketExpired)
      return act(trx)
    })
    return result !== undefined
  })
  if (result) return result
  const whose = 'userId' in owner ? { memberId: owner.userId } : owner
  await recordRefusal(db, { action: 'refuse code', ...whose }, limits)
  const { calls } = limits.throttles.secondFactor.perAccountAndNetwork
  const left = Math.max(0, calls - (await countWrongCode(db, owner, ticket)))
  return refuse('wrong_code', t.wrongCodeAtSignIn(left), { fields: { code: t.wrongCodeAtSignIn(left) } })
}

/** Starts the session. After a recovery code also returns how many codes are left. */
export async function enterWithCode(
  trx: Database,
  owner: FactorOwner,
  { code, client, limits }: Pick<Attempt, 'code' | 'client'> & { limits: Limits },
): Promise<SignedIn> {
  const accessToken = await signInWithin(trx, owner, { client, limits })
  if (isSixDigits(code)) return { access_token: accessToken }
  const { recoveryCodesLeft } = await getSecondFactorState(trx, owner)
  return { access_token: accessToken, recoveryCodesLeft }
}

const isSixDigits = (code: string): boolean => /^\d{6}$/.test(code)

/** Returns a function that takes the code within a transaction. Hashes a recovery code before the transaction, since that is slow. */
async function prepareCode(db: Database, owner: FactorOwner, code: string) {
  if (isSixDigits(code)) return (trx: Database) => takeTotp(trx, owner, code)
  const factor = await findSecondFactor(db, owner)
  if (!factor) return async () => false
  const hash = await recoveryCodeHash(code, factor.recoverySalt)
  return (trx: Database) => takeRecoveryCode(trx, owner, hash)
}
