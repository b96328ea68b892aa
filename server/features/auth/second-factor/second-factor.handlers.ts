import type { secondFactorRoutes } from '#contract/second-factor.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as t from '#texts/auth.ts'
import { findAddress } from '../auth.queries.ts'
import { refuseWrongPassword } from '../own-password.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { ownSecondFactor } from './own-second-factor.ts'
import { recordProof, refuseWithoutProof } from './proof.queries.ts'

type Services = {
  db: Database
  jobs: Jobs
  throttler: Throttler
  limits: Limits
  isVerificationRequired: boolean
}

export const secondFactorHandlers = (services: Services): HandlersOf<keyof typeof secondFactorRoutes> => {
  const { throttler, limits } = services
  const own = ownSecondFactor(services)
  return {
    loginSecondFactor: ({ body, address, userAgent }) =>
      finishSignIn(services, { ...body, client: { address, userAgent } }),

    async proveOwner({ body, viewer, bearer, address, db }) {
      await refuseWrongPassword(db, throttler, {
        password: body.currentPassword,
        userId: viewer.userId,
        address,
      })
      await recordProof(db, bearer)
      return { message: t.proved }
    },

    async startSecondFactor({ viewer: { userId }, bearer, db }) {
      await refuseWithoutProof(db, bearer, limits)
      const user = await findAddress(db, { userId })
      return own.start({ userId }, user?.email ?? '')
    },

    async confirmSecondFactor({ viewer: { userId }, body, bearer, db }) {
      await refuseWithoutProof(db, bearer, limits)
      return own.confirm({ userId }, body.code)
    },

    async renewRecoveryCodes({ viewer: { userId }, bearer, db }) {
      await refuseWithoutProof(db, bearer, limits)
      return own.renewCodes({ userId })
    },

    async removeSecondFactor({ viewer: { userId }, bearer, db }) {
      await refuseWithoutProof(db, bearer, limits)
      await own.remove({ userId })
    },
  }
}
