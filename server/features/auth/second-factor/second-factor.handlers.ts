import { randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '#contract/limits.ts'
import type { secondFactorRoutes } from '#contract/second-factor.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Throttler } from '#server/platform/http/throttle.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { newRecoveryCodes } from '#server/platform/secrets/recovery-codes.ts'
import { base32, newTotpSecret, stepOfCode, totpUri } from '#server/platform/secrets/totp.ts'
import * as t from '#texts/account-answers.ts'
import { recordOwn } from '../../audit/audit.queries.ts'
import { findAddress } from '../auth.queries.ts'
import { refuseWrongPassword } from '../own-password.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { recordProof, refuseWithoutProof } from './proof.queries.ts'
import { notifyOfSecondFactor } from './second-factor.jobs.ts'
import {
  confirmSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  startSecondFactor,
} from './second-factor.queries.ts'

type Services = {
  db: Database
  jobs: Jobs
  throttler: Throttler
  limits: Limits
  isVerificationRequired: boolean
}

export const secondFactorHandlers = (services: Services): HandlersOf<keyof typeof secondFactorRoutes> => {
  const { db, jobs, throttler, limits } = services
  return {
    loginSecondFactor: ({ body, address, userAgent }) =>
      finishSignIn(services, { ...body, client: { address, userAgent } }),

    async proveOwner({ body, viewer, bearer, address }) {
      await refuseWrongPassword(db, throttler, {
        password: body.currentPassword,
        userId: viewer.userId,
        address,
      })
      await recordProof(db, bearer)
      return { message: t.proved }
    },

    async startSecondFactor({ viewer: { userId }, bearer }) {
      await refuseWithoutProof(db, bearer, limits)
      const user = await findAddress(db, { userId })
      const secret = newTotpSecret()
      const isStarted = await startSecondFactor(db, userId, { secret, salt: randomBytes(16) })
      if (!isStarted) refuse('second_factor_on', t.secondFactorIsOn)
      return { secret: base32(secret), uri: totpUri(secret, user?.email ?? '') }
    },

    async confirmSecondFactor({ viewer: { userId }, body, bearer }) {
      await refuseWithoutProof(db, bearer, limits)
      const factor = await findSecondFactor(db, userId)
      if (factor?.confirmedAt) refuse('second_factor_on', t.secondFactorIsOn)
      if (!factor) return refuse('not_found', t.secondFactorNotStarted)
      const step = stepOfCode(factor.secret, body.code.replace(/\s/g, ''), new Date())
      if (step === undefined) return refuse('wrong_code', t.wrongCode, { fields: { code: t.wrongCode } })
      const recovery = await newRecoveryCodes(recoveryCodeCount)
      await runTransaction(db, async trx => {
        const isOurs = await confirmSecondFactor(trx, userId, { secret: factor.secret, step })
        if (!isOurs) refuse('second_factor_on', t.secondFactorIsOn)
        await replaceRecoveryCodes(trx, userId, recovery)
        await notifyOfSecondFactor(jobs, trx, { userId, about: 'on' })
        await recordOwn(trx, userId, 'add second factor')
      })
      return { recoveryCodes: recovery.codes }
    },

    async renewRecoveryCodes({ viewer: { userId }, bearer }) {
      await refuseWithoutProof(db, bearer, limits)
      const recovery = await newRecoveryCodes(recoveryCodeCount)
      await runTransaction(db, async trx => {
        if (!(await replaceRecoveryCodes(trx, userId, recovery))) refuse('not_found', t.secondFactorIsOff)
        await notifyOfSecondFactor(jobs, trx, { userId, about: 'codes' })
        await recordOwn(trx, userId, 'renew recovery codes')
      })
      return { recoveryCodes: recovery.codes }
    },

    async removeSecondFactor({ viewer: { userId }, bearer }) {
      await refuseWithoutProof(db, bearer, limits)
      await runTransaction(db, async trx => {
        const factor = await findSecondFactor(trx, userId)
        if (!(await deleteSecondFactor(trx, userId)) || !factor?.confirmedAt) return
        await notifyOfSecondFactor(jobs, trx, { userId, about: 'off' })
        await recordOwn(trx, userId, 'remove second factor')
      })
    },
  }
}
