import type { ProviderAnswer } from '#contract/identities.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { isUniqueViolation } from '#server/platform/database/violations.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import type { Person, Providers } from '#server/platform/openid/providers.ts'
import { unknownPasswordHash } from '#server/platform/secrets/passwords.ts'
import * as auth from '#texts/auth.ts'
import * as t from '#texts/providers.ts'
import { recordOwn } from '../../audit/audit.queries.ts'
import { signInRefusal } from '../auth.rules.ts'
import { findDeparture } from '../departures.queries.ts'
import { refuseLeaver } from '../refuse-leaver.ts'
import { createTicket } from '../second-factor/tickets.queries.ts'
import type { Client } from '../sessions.queries.ts'
import { signInWithin } from '../sign-in.queries.ts'
import { createAccountOf } from './create-account.ts'
import { findIdentity, recordIdentityUse } from './identities.queries.ts'
import { readAnswer } from './read-answer.ts'
import { redeemVisit } from './visits.queries.ts'

type Services = {
  db: Database
  limits: Limits
  providers: Providers
  publicUrl: () => string
  isVerificationRequired: boolean
}
type Session = { access_token: string; isNew: boolean; signOutUrl?: string }
type Outcome = { accessToken: string; isNew: boolean } | { ticket: string } | { leaverId: number }

/**
 * Signs in the person that a provider names, under the same rules as with a password. Never finds an account by its e-mail address:
 * otherwise anybody for whom some provider states a member's address would get that member's account.
 */
export async function signInByProvider(
  services: Services,
  answer: ProviderAnswer,
  client: Client,
): Promise<Session> {
  const { db, limits } = services
  const { provider, person } = await readAnswer(services, answer, null)
  const passwordHash = await unknownPasswordHash()
  const outcome = await refusingTakenAddress(provider.name, () =>
    runTransaction(db, async (trx): Promise<Outcome> => {
      const visit = { ...answer, userId: null }
      if (!(await redeemVisit(trx, visit))) refuse('expired_ticket', t.visitOver)
      return enter(trx, { ...services, provider, person, passwordHash, client })
    }),
  )
  if ('leaverId' in outcome) {
    await refuseLeaver(db, outcome.leaverId, limits)
    return refuse('expired_ticket', t.visitOver)
  }
  if ('ticket' in outcome)
    return refuse('second_factor_required', auth.secondFactorRequired, {
      fields: { ticket: outcome.ticket },
    })
  const { accessToken, isNew } = outcome
  return {
    access_token: accessToken,
    isNew,
    ...(person.signOutUrl && { signOutUrl: person.signOutUrl }),
  }
}

type Entering = Pick<Services, 'limits' | 'isVerificationRequired'> & {
  provider: { id: string; name: string }
  person: Person
  passwordHash: string
  client: Client
}

async function enter(
  trx: Database,
  { limits, isVerificationRequired, provider, person, passwordHash, client }: Entering,
): Promise<Outcome> {
  const known = await findIdentity(trx, { provider: provider.id, subject: person.subject })
  if (!known) {
    const userId = await createAccountOf(trx, { provider, person, passwordHash })
    await recordOwn(trx, userId, 'sign up')
    return { accessToken: await signInWithin(trx, { userId }, { client, limits }), isNew: true }
  }
  const refusal = signInRefusal(known, isVerificationRequired)
  if (refusal) throw refusal
  const { id, userId, hasSecondFactor } = known
  if (!(await recordIdentityUse(trx, id))) refuse('expired_ticket', t.visitOver)
  if (hasSecondFactor) return { ticket: await createTicket(trx, { userId }, limits) }
  if (await findDeparture(trx, userId)) return { leaverId: userId }
  return { accessToken: await signInWithin(trx, { userId }, { client, limits }), isNew: false }
}

/** Refuses if another request with the same address or name was first. */
async function refusingTakenAddress<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_key')) refuse('email_taken', t.addressHasAccount(name))
    if (['users_username_key_key', 'users_username_skeleton_key'].some(key => isUniqueViolation(error, key)))
      refuse('expired_ticket', t.visitOver)
    throw error
  }
}
