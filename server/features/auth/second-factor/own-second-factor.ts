import { randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '#contract/limits.ts'
import type { AuditAction } from '#contract/moderators.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { newRecoveryCodes } from '#server/platform/secrets/recovery-codes.ts'
import { base32, newTotpSecret, stepOfCode, totpUri } from '#server/platform/secrets/totp.ts'
import * as t from '#texts/auth.ts'
import { recordAudit, recordOwn } from '../../audit/audit.queries.ts'
import type { FactorOwner } from './factor-owner.ts'
import { notifyOfSecondFactor } from './second-factor.jobs.ts'
import {
  confirmSecondFactor,
  deleteSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  startSecondFactor,
} from './second-factor.queries.ts'

type Services = { db: Database; jobs: Jobs }

/** What an owner can do with their second factor after proving who they are. `email` names the account in the app. */
export const ownSecondFactor = ({ db, jobs }: Services) => ({
  async start(owner: FactorOwner, email: string) {
    const secret = newTotpSecret()
    const isStarted = await startSecondFactor(db, owner, { secret, salt: randomBytes(16) })
    if (!isStarted) refuse('second_factor_on', t.secondFactorIsOn)
    return { secret: base32(secret), uri: totpUri(secret, email) }
  },

  async confirm(owner: FactorOwner, code: string) {
    const factor = await findSecondFactor(db, owner)
    if (factor?.confirmedAt) refuse('second_factor_on', t.secondFactorIsOn)
    if (!factor) return refuse('not_found', t.secondFactorNotStarted)
    const step = stepOfCode(factor.secret, code, new Date())
    if (step === undefined) return refuse('wrong_code', t.wrongCode, { fields: { code: t.wrongCode } })
    const recovery = await newRecoveryCodes(recoveryCodeCount)
    await runTransaction(db, async trx => {
      const isOurs = await confirmSecondFactor(trx, owner, { secret: factor.secret, step })
      if (!isOurs) refuse('second_factor_on', t.secondFactorIsOn)
      await replaceRecoveryCodes(trx, owner, recovery)
      await notifyOfSecondFactor(jobs, trx, { ...owner, about: 'on' })
      await record(trx, owner, 'add second factor')
    })
    return { recoveryCodes: recovery.codes }
  },

  async renewCodes(owner: FactorOwner) {
    // Checked before making ten hashes, each of which is slow on purpose.
    if (!(await findSecondFactor(db, owner))?.confirmedAt) refuse('not_found', t.secondFactorIsOff)
    const recovery = await newRecoveryCodes(recoveryCodeCount)
    await runTransaction(db, async trx => {
      if (!(await replaceRecoveryCodes(trx, owner, recovery))) refuse('not_found', t.secondFactorIsOff)
      await notifyOfSecondFactor(jobs, trx, { ...owner, about: 'codes' })
      await record(trx, owner, 'renew recovery codes')
    })
    return { recoveryCodes: recovery.codes }
  },

  async remove(owner: FactorOwner): Promise<void> {
    await runTransaction(db, async trx => {
      const factor = await findSecondFactor(trx, owner)
      if (!(await deleteSecondFactor(trx, owner)) || !factor?.confirmedAt) return
      await notifyOfSecondFactor(jobs, trx, { ...owner, about: 'off' })
      await record(trx, owner, 'remove second factor')
    })
  },
})

const record = (trx: Database, owner: FactorOwner, action: AuditAction): Promise<void> =>
  'userId' in owner ? recordOwn(trx, owner.userId, action) : recordAudit(trx, owner, { action })
