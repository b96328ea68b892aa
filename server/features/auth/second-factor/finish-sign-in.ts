import type { Database } from '#server/platform/database/connect.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/auth.ts'
import { recordOwn } from '../../audit/audit.queries.ts'
import { signInRefusal } from '../auth.rules.ts'
import { findDeparture } from '../departures.queries.ts'
import { refuseLeaver } from '../refuse-leaver.ts'
import { deleteRecovery } from './recovery.queries.ts'
import { type Attempt, enterWithCode, redeemWithCode, type SignedIn } from './redeem-with-code.ts'
import { findTicket } from './tickets.queries.ts'

type Services = { db: Database; throttler: Throttler; limits: Limits; isVerificationRequired: boolean }

/** Finishes a sign-in that began with the right password. Takes the ticket and the code and starts the session, all or nothing. */
export async function finishSignIn(services: Services, attempt: Attempt): Promise<SignedIn> {
  const { db, limits, isVerificationRequired } = services
  const found = await findTicket(db, attempt.ticket, attempt.client.address)
  if (!found) return refuse('expired_ticket', t.ticketExpired)
  const refusal = signInRefusal(found, isVerificationRequired)
  if (refusal) throw refusal
  const { userId, isKnownNetwork } = found
  const entered = await redeemWithCode(services, attempt, {
    owner: { userId },
    isKnownNetwork,
    act: async trx =>
      (await findDeparture(trx, userId))
        ? { isLeaving: true as const }
        : enterFound(trx, userId, { ...attempt, limits }),
  })
  if (!('isLeaving' in entered)) return entered
  await refuseLeaver(db, userId, limits)
  return refuse('expired_ticket', t.ticketExpired)
}

/** Signs the member in and stops a request to remove the second factor: a member with a code has not lost it. */
async function enterFound(
  trx: Database,
  userId: number,
  attempt: Attempt & { limits: Limits },
): Promise<SignedIn> {
  if (await deleteRecovery(trx, userId)) await recordOwn(trx, userId, 'stop recovery')
  return enterWithCode(trx, { userId }, attempt)
}
