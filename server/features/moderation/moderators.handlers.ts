import type { moderatorRoutes } from '#contract/moderators.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { listAudit, recordAudit } from '../audit/audit.queries.ts'
import { readIdCursor } from '../recipes/cursor.ts'
import { insertAction, listRestrictionsOf } from './actions.queries.ts'
import { deciderOf } from './decider.ts'
import { updateRestrictions } from './effects.queries.ts'
import { countFigure } from './figures.queries.ts'
import { findRule } from './moderation.handlers.ts'
import { requestModerationMail } from './moderation.jobs.ts'
import { refuseWithoutDays } from './moderation.rules.ts'
import {
  deleteModerator,
  hasSecondFactor,
  insertModerator,
  lockMember,
  refuseOwnAccount,
} from './moderators.queries.ts'
import { tellMember } from './tell.queries.ts'
import { revert } from './undo.ts'

type Services = { db: Database; jobs: Jobs }

export const moderatorHandlers = ({ db, jobs }: Services): HandlersOf<keyof typeof moderatorRoutes> => ({
  async nameModerator({ params, viewer }) {
    return runTransaction(db, async trx => {
      await lockMember(trx, params.id)
      await refuseOwnAccount(trx, params.id, viewer.adminId)
      if (await insertModerator(trx, params.id, viewer.adminId))
        await recordAudit(trx, deciderOf(viewer), { action: 'name moderator', memberId: params.id })
      return { isModerator: true as const, hasSecondFactor: await hasSecondFactor(trx, params.id) }
    })
  },

  async removeModerator({ params, viewer }) {
    await runTransaction(db, async trx => {
      await lockMember(trx, params.id)
      await refuseOwnAccount(trx, params.id, viewer.adminId)
      if (await deleteModerator(trx, params.id))
        await recordAudit(trx, deciderOf(viewer), { action: 'remove moderator', memberId: params.id })
    })
  },

  async restrictMember({ params, body, viewer }) {
    const decider = deciderOf(viewer)
    refuseWithoutDays(body.kind, body.days)
    const { ruleName } = await findRule(db, body.rule)
    return runTransaction(db, async trx => {
      await lockMember(trx, params.id)
      await refuseOwnAccount(trx, params.id, viewer.adminId)
      const actionId = await insertAction(trx, decider, {
        ...body,
        ruleName,
        caseId: null,
        memberId: params.id,
      })
      await updateRestrictions(trx, params.id)
      await tellMember(trx, { memberId: params.id, actionId })
      await requestModerationMail(jobs, trx, { userId: params.id, actionId })
      await recordAudit(trx, decider, {
        action: 'restrict',
        memberId: params.id,
        after: { action: body.kind, days: body.days, rule: body.rule, actionId },
      })
      await countFigure(trx, body.kind, { rule: body.rule, ruleName })
      return { actionId }
    })
  },

  async liftRestriction({ params, body, viewer }) {
    await runTransaction(db, async trx => {
      await lockMember(trx, params.id)
      await refuseOwnAccount(trx, params.id, viewer.adminId)
      for (const action of await listRestrictionsOf(trx, params.id)) {
        await revert(trx, jobs, action, body.reason)
        await tellMember(trx, { memberId: params.id, actionId: action.id })
        await requestModerationMail(jobs, trx, { userId: params.id, actionId: action.id })
        await recordAudit(trx, deciderOf(viewer), {
          action: 'lift',
          memberId: params.id,
          caseId: action.caseId,
          before: { actionId: action.id, action: action.kind },
        })
      }
    })
  },

  async listAuditLog({ query, readDb }) {
    const before = query.before === '' ? undefined : readIdCursor(query.before)
    const rows = await listAudit(readDb, { before, limit: query.limit + 1 })
    const shown = rows.slice(0, query.limit)
    return {
      entries: shown.map(({ at, actorKind, actorId, ...row }) => ({
        ...row,
        at: at.toISOString(),
        actor: { kind: actorKind, id: actorId },
      })),
      next: rows.length > query.limit ? String(shown.at(-1)?.id) : null,
    }
  },
})
