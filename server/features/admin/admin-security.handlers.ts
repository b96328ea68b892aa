import type { adminSecurityRoutes } from '#contract/admin-security.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { verifyPassword } from '#server/platform/secrets/passwords.ts'
import * as t from '#texts/auth.ts'
import { wrongPassword } from '../auth/own-password.ts'
import { accountOf } from '../auth/second-factor/factor-owner.ts'
import { ownSecondFactor } from '../auth/second-factor/own-second-factor.ts'
import { recordProof, refuseWithoutProof } from '../auth/second-factor/proof.queries.ts'
import { enterWithCode, redeemWithCode } from '../auth/second-factor/redeem-with-code.ts'
import { getSecondFactorState } from '../auth/second-factor/second-factor.queries.ts'
import { findAdminTicket } from '../auth/second-factor/tickets.queries.ts'
import { getAdmin } from './admin.queries.ts'
import { isSecondFactorDemanded } from './second-factor-demand.queries.ts'

type Services = {
  db: Database
  jobs: Jobs
  throttler: Throttler
  limits: Limits
  isSecondFactorRequired: boolean
}

export const adminSecurityHandlers = (services: Services): HandlersOf<keyof typeof adminSecurityRoutes> => {
  const { throttler, limits, isSecondFactorRequired } = services
  const own = ownSecondFactor(services)
  return {
    async adminSigninSecondFactor({ body, address, userAgent, db }) {
      const found = await findAdminTicket(db, body.ticket, address)
      if (!found) return refuse('expired_ticket', t.ticketExpired)
      const owner = { adminId: found.adminId }
      const attempt = { ...body, client: { address, userAgent } }
      return redeemWithCode(services, attempt, {
        owner,
        isKnownNetwork: found.isKnownNetwork,
        act: trx => enterWithCode(trx, owner, { ...attempt, limits }),
      })
    },

    async getAdminSecurity({ viewer: { adminId }, address, db }) {
      const { email } = await getAdmin(db, adminId, address)
      const secondFactor = await getSecondFactorState(db, { adminId })
      const isDemanded = await isSecondFactorDemanded(db)
      return {
        email,
        secondFactor,
        isSecondFactorRequired: isSecondFactorRequired && isDemanded,
        willNeedSecondFactor: isSecondFactorRequired && !isDemanded && secondFactor.since === null,
      }
    },

    async proveAdmin({ body, viewer: { adminId }, bearer, address, db }) {
      const { passwordHash, isKnownNetwork } = await getAdmin(db, adminId, address)
      const guess = {
        account: accountOf({ adminId }),
        address,
        isKnown: isKnownNetwork,
        sentences: t.tooManyWrongAdminPasswords,
      }
      const isRight = await throttler.limitGuess('ownPassword', guess, () =>
        verifyPassword(body.currentPassword, passwordHash),
      )
      if (!isRight) throw wrongPassword()
      await recordProof(db, bearer)
      return { message: t.proved }
    },

    async startAdminSecondFactor({ viewer: { adminId }, bearer, address, db }) {
      await refuseWithoutProof(db, bearer, limits)
      const { email } = await getAdmin(db, adminId, address)
      return own.start({ adminId }, email)
    },

    async confirmAdminSecondFactor({ viewer: { adminId }, body, bearer, db }) {
      await refuseWithoutProof(db, bearer, limits)
      return own.confirm({ adminId }, body.code)
    },

    async renewAdminRecoveryCodes({ viewer: { adminId }, bearer, db }) {
      await refuseWithoutProof(db, bearer, limits)
      return own.renewCodes({ adminId })
    },

    async removeAdminSecondFactor({ viewer: { adminId }, bearer, db }) {
      await refuseWithoutProof(db, bearer, limits)
      await own.remove({ adminId })
    },
  }
}
