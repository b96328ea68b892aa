import type { authRoutes } from '#contract/auth.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isUniqueViolation } from '#server/platform/database/violations.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { hashPassword, verifyPassword } from '#server/platform/secrets/passwords.ts'
import * as t from '#texts/account-answers.ts'
import * as authMessages from '#texts/messages/auth.ts'
import { requestReset, requestVerification } from './auth.jobs.ts'
import { addressKey, findCredentials, insertAccount, markVerified, updatePassword } from './auth.queries.ts'
import { signInRefusal, wrongCredentials } from './auth.rules.ts'
import { findRealmViewer } from './auth.viewer.ts'
import { deleteLinks, redeemLink } from './links.queries.ts'
import { endAllSessions, endSession, startSession } from './sessions.queries.ts'

type Services = { db: Database; jobs: Jobs; throttler: Throttler; isVerificationRequired: boolean }

export const authHandlers = ({
  db,
  jobs,
  throttler,
  isVerificationRequired,
}: Services): HandlersOf<keyof typeof authRoutes> => ({
  async checkAuth({ bearer }) {
    return { isAuthenticated: (await findRealmViewer(db, 'user', bearer)) !== undefined }
  },

  async logout({ bearer }) {
    if (bearer.kind === 'token') await endSession(db, 'user', bearer.token)
    return { message: t.signedOut }
  },

  async login({ body }) {
    const account = addressKey(body.email)
    await throttler.limitAccount('login', account)
    const user = await findCredentials(db, body.email)
    if (!(await verifyPassword(body.password, user?.passwordHash)) || !user) throw wrongCredentials()
    const refusal = signInRefusal(user, isVerificationRequired)
    if (refusal) throw refusal
    await throttler.resetAccount('login', account)
    return { access_token: await startSession(db, 'user', user.id) }
  },

  async signup({ body }) {
    const passwordHash = await hashPassword(body.password)
    try {
      await db.transaction().execute(async trx => {
        const userId = await insertAccount(trx, { ...body, passwordHash })
        await requestVerification(jobs, trx, userId)
      })
    } catch (error) {
      if (isUniqueViolation(error, 'users_email_key_key')) {
        refuse('email_taken', authMessages.emailTaken, { fields: { email: authMessages.emailTaken } })
      }
      if (isUniqueViolation(error, 'users_username_key_key')) {
        refuse('username_taken', t.usernameTaken, { fields: { username: t.usernameTaken } })
      }
      throw error
    }
    return { message: authMessages.signedUp }
  },

  async requestReset({ body }) {
    await throttler.limitAccount('resetPassword', addressKey(body.email))
    await requestReset(jobs, db, body.email)
    return { message: authMessages.resetSent }
  },

  async confirmReset({ body }) {
    const passwordHash = await hashPassword(body.password)
    await db.transaction().execute(async trx => {
      const link = await redeemLink(trx, 'reset', body.token)
      if (!link?.userId || !link.emailKey) return refuse('invalid_link', t.linkExpired)
      await updatePassword(trx, link.userId, passwordHash)
      if (!(await markVerified(trx, link.userId, link.emailKey))) refuse('invalid_link', t.linkExpired)
      await deleteLinks(trx, 'reset', link.userId)
      await endAllSessions(trx, link.userId)
    })
    return { message: t.passwordChanged }
  },

  async verifyEmail({ body }) {
    await db.transaction().execute(async trx => {
      const link = await redeemLink(trx, 'verify', body.token)
      if (!link?.userId || !link.emailKey) return refuse('invalid_link', t.linkExpired)
      if (!(await markVerified(trx, link.userId, link.emailKey))) refuse('invalid_link', t.linkExpired)
    })
    return { message: t.emailVerified }
  },

  async resendVerification({ viewer }) {
    if (!viewer.emailVerified) await requestVerification(jobs, db, viewer.userId)
    return { message: t.verificationSent }
  },
})
