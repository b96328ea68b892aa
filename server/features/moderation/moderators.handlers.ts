import type { moderatorRoutes } from '#contract/moderators.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import type { AdminViewer } from '#server/platform/http/access.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { readIdCursor } from '#server/platform/paging/cursor.ts'
import { idOf, pageOf } from '#server/platform/paging/page.ts'
import { deletedByAdministrator } from '#texts/moderation-words.ts'
import { listAudit, recordAudit } from '../audit/audit.queries.ts'
import { endAllSessions } from '../auth/sessions.queries.ts'
import { readRules } from '../rules/rules.queries.ts'
import { insertAction, listRestrictionsOf } from './actions.queries.ts'
import { takeBack } from './change-decision.ts'
import { readDeciding } from './claims.ts'
import { deleteComment } from './decide.ts'
import { type Decider, deciderOf, refuseWithoutDays } from './moderation.rules.ts'
import {
  deleteModerator,
  hasSecondFactor,
  insertModerator,
  lockMember,
  refuseOwnAccount,
} from './moderators.queries.ts'
import { tellAccountNews, tellMember } from './tell.queries.ts'
import { countFigure } from './transparency.queries.ts'

type Services = { db: Database; jobs: Jobs }

export const moderatorHandlers = ({ jobs }: Services): HandlersOf<keyof typeof moderatorRoutes> => {
  /** Runs a change of a member in one transaction, with the member locked. Refuses the administrator's own account. */
  const change = <Result>(
    { params: { id: memberId }, viewer, db }: { params: { id: number }; viewer: AdminViewer; db: Database },
    act: (trx: Database, by: { memberId: number; decider: Decider }) => Promise<Result>,
  ): Promise<Result> =>
    runTransaction(db, async trx => {
      await lockMember(trx, memberId)
      await refuseOwnAccount(trx, memberId, viewer.adminId)
      return act(trx, { memberId, decider: deciderOf(viewer) })
    })

  return {
    nameModerator: request =>
      change(request, async (trx, { memberId, decider }) => {
        if (await insertModerator(trx, memberId, request.viewer.adminId)) {
          await recordAudit(trx, decider, { action: 'name moderator', memberId })
          await tellAccountNews(trx, jobs, { memberId, event: 'moderator_named', ...request.body })
        }
        return { isModerator: true as const, hasSecondFactor: await hasSecondFactor(trx, memberId) }
      }),

    removeModerator: request =>
      change(request, async (trx, { memberId, decider }) => {
        if (!(await deleteModerator(trx, memberId))) return
        await recordAudit(trx, decider, { action: 'remove moderator', memberId })
        await tellAccountNews(trx, jobs, { memberId, event: 'moderator_ended', ...request.body })
      }),

    endMemberSessions: request =>
      change(request, async (trx, { memberId, decider }) => {
        await endAllSessions(trx, memberId)
        await recordAudit(trx, decider, { action: 'sign out everywhere', memberId })
        await tellAccountNews(trx, jobs, { memberId, event: 'sessions_ended', ...request.body })
      }),

    async restrictMember(request) {
      const { body, db } = request
      refuseWithoutDays(body.kind, body.days)
      const rule = (await readRules(db)).find(body.rule)
      return change(request, async (trx, { memberId, decider }) => {
        const actionId = await insertAction(trx, decider, { ...body, ...rule, caseId: null, memberId })
        await tellMember(trx, jobs, { memberId, actionId })
        await recordAudit(trx, decider, {
          action: 'restrict',
          memberId,
          after: { action: body.kind, days: body.days, rule: body.rule, actionId },
        })
        await countFigure(trx, body.kind, rule)
        return { actionId }
      })
    },

    liftRestriction: request =>
      change(request, async (trx, { memberId, decider }) => {
        const { reason } = request.body
        for (const action of await listRestrictionsOf(trx, memberId))
          await takeBack(trx, { jobs, decider }, { action, reason, as: 'lift' })
      }),

    async deleteComment(request) {
      const { params, body } = request
      const { rule, reason } = body
      const deciding = await readDeciding(request, jobs)
      await deleteComment(deciding, params.id, {
        rule: rule === null ? null : deciding.find(rule),
        mildest: deciding.mildest(),
        reason: reason ?? deletedByAdministrator,
      })
    },

    async listAuditLog({ query, db }) {
      const before = readIdCursor(query.before)
      const { by, member: memberId } = query
      const rows = await listAudit(db, { before, by, memberId, limit: query.limit + 1 })
      const { shown, next = null } = pageOf(rows, query.limit, idOf)
      return {
        entries: shown.map(({ at, actorKind, actorId, actorName, ...row }) => ({
          ...row,
          at: at.toISOString(),
          actor: { kind: actorKind, id: actorId, name: actorName },
        })),
        next,
      }
    },
  }
}
