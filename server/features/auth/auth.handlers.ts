import type { authRoutes } from '#contract/auth.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { isUniqueViolation } from '#server/platform/database/violations.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { Refusal, refuse } from '#server/platform/http/problems.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { hashPassword, unknownPasswordHash, verifyPassword } from '#server/platform/secrets/passwords.ts'
import * as t from '#texts/auth.ts'
import * as messages from '#texts/messages.ts'
import { recordOwn, recordRefusal } from '../audit/audit.queries.ts'
import { requestNewVerification, requestReset, requestVerification } from './auth.jobs.ts'
import { addressKey, findCredentials, insertAccount, markVerified, updatePassword } from './auth.queries.ts'
import { signInRefusal, wrongCredentials } from './auth.rules.ts'
import { findRealmViewer } from './auth.viewer.ts'
import { requestChangeMail } from './email-changes.jobs.ts'
import {
  applyEmailChange,
  isAddressTaken,
  redeemConfirmation,
  redeemUndo,
  restoreAddress,
} from './email-changes.queries.ts'
import { deleteIdentitiesSince } from './identities/identities.queries.ts'
import { forgetNetworks, rememberNetwork } from './known-networks.queries.ts'
import { createLink, deleteLinks, redeemLink } from './links.queries.ts'
import { deletePasskeysSince } from './passkeys/passkeys.queries.ts'
import { refuseLeaver } from './refuse-leaver.ts'
import { deleteSecondFactor } from './second-factor/second-factor.queries.ts'
import { createTicket, deleteTickets } from './second-factor/tickets.queries.ts'
import { endAllSessions } from './sessions.queries.ts'
import { signIn, signOut } from './sign-in.queries.ts'

type Services = {
  jobs: Jobs
  throttler: Throttler
  limits: Limits
  isVerificationRequired: boolean
}

export const authHandlers = ({
  jobs,
  throttler,
  limits,
  isVerificationRequired,
}: Services): HandlersOf<keyof typeof authRoutes> => ({
  async checkAuth({ bearer, db }) {
    return { isAuthenticated: (await findRealmViewer({ db, limits }, 'user', bearer)) !== undefined }
  },

  async logout({ bearer, db }) {
    if (bearer.kind === 'token') await signOut(db, 'user', bearer.token)
    return { message: t.signedOut }
  },

  async login({ body, address, userAgent, db }) {
    const user = await findCredentials(db, body.email, address)
    const guess = {
      account: addressKey(body.email),
      address,
      isKnown: user?.isKnownNetwork ?? false,
      sentences: t.tooManyWrongPasswords,
    }
    const isRight = await throttler.limitGuess('login', guess, () =>
      verifyPassword(body.password, user?.passwordHash),
    )
    if (!isRight || !user) {
      await recordRefusal(db, { action: 'refuse sign-in', ...(user && { memberId: user.id }) }, limits)
      throw wrongCredentials()
    }
    const refusal = signInRefusal(user, isVerificationRequired)
    if (refusal) throw refusal
    if (user.hasSecondFactor) {
      const ticket = await runTransaction(db, trx => createTicket(trx, { userId: user.id }, limits))
      refuse('second_factor_required', t.secondFactorRequired, { fields: { ticket } })
    }
    await refuseLeaver(db, user.id, limits)
    return {
      access_token: await signIn(db, { userId: user.id }, { client: { address, userAgent }, limits }),
    }
  },

  async signup({ body, address, db }) {
    const passwordHash = await hashPassword(body.password)
    try {
      await runTransaction(db, async trx => {
        if (await isAddressTaken(trx, addressKey(body.email))) throw emailTaken()
        const userId = await insertAccount(trx, { ...body, passwordHash })
        await rememberNetwork(trx, { userId }, { address, maxNetworks: limits.maxKnownNetworks })
        await requestVerification(jobs, trx, userId)
        await recordOwn(trx, userId, 'sign up')
      })
    } catch (error) {
      if (isUniqueViolation(error, 'users_email_key_key')) throw emailTaken()
      if (
        ['users_username_key_key', 'users_username_skeleton_key'].some(name => isUniqueViolation(error, name))
      ) {
        refuse('username_taken', t.usernameTaken, { fields: { username: t.usernameTaken } })
      }
      throw error
    }
    return { message: messages.signedUp }
  },

  async requestReset({ body, address, db }) {
    await throttler.limitAccount('resetPassword', { account: addressKey(body.email), address })
    await requestReset(jobs, db, body.email, address)
    return { message: messages.resetSent }
  },

  async confirmReset({ body, address, db }) {
    const passwordHash = await hashPassword(body.password)
    const account = await runTransaction(db, async trx => {
      const link = await redeemLink(trx, 'reset', body.token)
      if (!link?.userId || !link.emailKey) return refuse('invalid_link', t.linkExpired)
      await updatePassword(trx, link.userId, passwordHash)
      if (!(await markVerified(trx, link.userId, link.emailKey))) refuse('invalid_link', t.linkExpired)
      await deleteLinks(trx, 'reset', link.userId)
      await endAllSessions(trx, link.userId)
      await forgetNetworks(trx, { userId: link.userId })
      await rememberNetwork(trx, { userId: link.userId }, { address, maxNetworks: limits.maxKnownNetworks })
      await recordOwn(trx, link.userId, 'reset password')
      return link.emailKey
    })
    await throttler.forgetGuesses('login', { account, address })
    return { message: t.passwordChanged }
  },

  async verifyEmail({ body, db }) {
    await runTransaction(db, async trx => {
      const link = await redeemLink(trx, 'verify', body.token)
      if (!link?.userId || !link.emailKey) return refuse('invalid_link', t.linkExpired)
      if (!(await markVerified(trx, link.userId, link.emailKey))) refuse('invalid_link', t.linkExpired)
    })
    return { message: t.emailVerified }
  },

  async signOutEverywhere({ viewer, db }) {
    await runTransaction(db, async trx => {
      await endAllSessions(trx, viewer.userId)
      await recordOwn(trx, viewer.userId, 'sign out everywhere')
    })
    return { message: t.signedOutEverywhere }
  },

  confirmEmailChange: ({ body, db }) =>
    refusingTakenAddress(() =>
      runTransaction(db, async trx => {
        const change = await redeemConfirmation(trx, body.token, limits.undoEmailChangeHours)
        if (!change) return refuse('invalid_link', t.linkExpired)
        if (change.state === 'waits_for_new') {
          await requestChangeMail(jobs, trx, { changeId: change.id, about: 'askNew' })
          return { message: t.newAddressAsked }
        }
        if (!(await applyEmailChange(trx, change.id))) refuse('invalid_link', t.linkExpired)
        await deleteLinks(trx, 'reset', change.userId)
        await deleteLinks(trx, 'verify', change.userId)
        await recordOwn(trx, change.userId, 'change address')
        return { message: t.addressChanged }
      }),
    ),

  async undoEmailChange({ body, db }) {
    const passwordHash = await unknownPasswordHash()
    return refusingTakenAddress(() =>
      runTransaction(db, async trx => {
        const change = await redeemUndo(trx, body.token)
        if (!change) return refuse('invalid_link', t.linkExpired)
        await restoreAddress(trx, change, passwordHash)
        await deleteTickets(trx, { userId: change.userId })
        // An attacker who took the account may have set up a second factor, a passkey or a provider to lock the owner out.
        await deleteSecondFactor(trx, { userId: change.userId }, change.createdAt)
        await deletePasskeysSince(trx, change.userId, change.createdAt)
        await deleteIdentitiesSince(trx, change.userId, change.createdAt)
        await deleteLinks(trx, 'verify', change.userId)
        await endAllSessions(trx, change.userId)
        await forgetNetworks(trx, { userId: change.userId })
        await recordOwn(trx, change.userId, 'undo address')
        return {
          message: t.addressRestored,
          resetToken: await createLink(trx, { purpose: 'reset', owner: change, limits }),
        }
      }),
    )
  },

  async resendVerification({ body, address, db }) {
    await throttler.limitAccount('resetPassword', { account: addressKey(body.email), address })
    await requestNewVerification(jobs, db, body.email)
    return { message: t.verificationSent }
  },
})

const emailTaken = () =>
  new Refusal('email_taken', messages.emailTaken, { fields: { email: messages.emailTaken } })

/** Between the mail and the click, another account may have taken the address. The link is then refused like an expired one. */
async function refusingTakenAddress<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key_key')) refuse('invalid_link', t.linkExpired)
    throw error
  }
}
