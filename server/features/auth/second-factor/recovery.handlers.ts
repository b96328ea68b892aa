import { maxPageSize } from '#contract/limits.ts'
import type { recoveryRoutes } from '#contract/recovery.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { AdminViewer, UserViewer } from '#server/platform/http/access.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as auth from '#texts/auth.ts'
import * as t from '#texts/recovery.ts'
import { recordAudit, recordOwn } from '../../audit/audit.queries.ts'
import {
  canBeAgreedTo,
  insertAgreement,
  listRecoveries,
  lockRecovery,
  type Person,
  setDue,
} from './agreements.queries.ts'
import { canAgree, haveEnoughAgreed } from './agreements.rules.ts'
import { requestRecoveryMail } from './recovery.jobs.ts'
import { askRecovery, confirmRecovery, stopRecovery } from './recovery.queries.ts'
import { findTicket } from './tickets.queries.ts'

type Services = { db: Database; jobs: Jobs; limits: Limits }

const personOf = (viewer: UserViewer | AdminViewer): Person =>
  viewer.realm === 'user'
    ? { userId: viewer.userId, adminId: null }
    : { userId: null, adminId: viewer.adminId }

const refusalCodes = {
  own: 'not_yours_to_decide',
  administrators: 'not_yours_to_decide',
  agreed: 'conflict',
  enough: 'conflict',
} as const

export const recoveryHandlers = ({ jobs, limits }: Services): HandlersOf<keyof typeof recoveryRoutes> => ({
  async askRecovery({ body, address, db }) {
    const found = await findTicket(db, body.ticket, address)
    if (!found) return refuse('expired_ticket', auth.ticketExpired)
    const { userId } = found
    if (!(await canBeAgreedTo(db, userId))) return refuse('conflict', t.onePerson)
    await runTransaction(db, async trx => {
      await askRecovery(trx, userId, limits)
      await recordOwn(trx, userId, 'ask for recovery')
      await requestRecoveryMail(jobs, trx, { userId, about: 'confirm' })
    })
    return { message: t.asked }
  },

  async confirmRecovery({ body, db }) {
    await runTransaction(db, async trx => {
      const found = await confirmRecovery(trx, body.token, limits)
      if (!found) return refuse('invalid_link', t.invalidLink)
      await recordOwn(trx, found.userId, 'confirm recovery')
      await requestRecoveryMail(jobs, trx, { ...found, about: 'asked' })
    })
    return { message: t.confirmed }
  },

  async stopRecovery({ body, db }) {
    await runTransaction(db, async trx => {
      const found = await stopRecovery(trx, body.token)
      if (!found) return refuse('invalid_link', t.invalidLink)
      await recordOwn(trx, found.userId, 'stop recovery')
      await requestRecoveryMail(jobs, trx, { ...found, about: 'stopped' })
    })
    return { message: t.stopped }
  },

  async listRecoveries({ viewer, db }) {
    const rows = await listRecoveries(db, personOf(viewer), maxPageSize)
    return {
      recoveries: rows.map(({ userId, name, username, askedAt, expiresAt, dueAt, ...agreeing }) => ({
        member: { id: userId, name, username },
        askedAt: askedAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        dueAt: dueAt?.toISOString() ?? null,
        agreements: agreeing.byAdministrators + agreeing.byModerators,
        canAgree: canAgree(agreeing),
      })),
    }
  },

  async agreeToRecovery({ params: { id }, viewer, db }) {
    const person = personOf(viewer)
    return runTransaction(db, async trx => {
      const found = await lockRecovery(trx, id, person)
      if (!found) throw notFound(t.recoveryNotFound)
      const answer = canAgree(found)
      if (answer !== true) return refuse(refusalCodes[answer], t.cannotAgree[answer])
      await insertAgreement(trx, id, person)
      const agreed = {
        ...found,
        byAdministrators: found.byAdministrators + Number(found.isAdministrator),
        byModerators: found.byModerators + Number(!found.isAdministrator),
      }
      const isEnough = haveEnoughAgreed(agreed)
      const dueAt = isEnough ? await setDue(trx, id, limits.recoveryWaitHours) : null
      const agreements = agreed.byAdministrators + agreed.byModerators
      await recordAudit(trx, person, {
        action: 'agree to recovery',
        memberId: id,
        after: { agreements, dueAt: dueAt?.toISOString() ?? null },
      })
      await requestRecoveryMail(jobs, trx, { userId: id, about: isEnough ? 'due' : 'agreed' })
      return { agreements, dueAt: dueAt?.toISOString() ?? null }
    })
  },
})
