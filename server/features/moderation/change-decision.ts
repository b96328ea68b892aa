import type { ActionKind, AppealOutcome } from '#contract/decisions.ts'
import { removedDays } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import * as t from '#texts/moderation.ts'
import { recordAudit } from '../audit/audit.queries.ts'
import { requestReindexing } from '../recipe-access/reindexing.ts'
import {
  endAction,
  findAction,
  findAppealed,
  findHolding,
  insertAction,
  type StoredAction,
  storeOutcome,
} from './actions.queries.ts'
import type { CaseColumns } from './case-list.queries.ts'
import { lockCase, requeue, settle } from './cases.queries.ts'
import { type Deciding, lockFoundCase, withClaimedCase } from './claims.ts'
import { forgetUnserious } from './content-reports.queries.ts'
import { hideVersion, hold, showVersion, unhold, updateRestrictions } from './effects.queries.ts'
import { canHideVersion, isHolding, isMilder, isRestriction, refuseWithoutDays } from './moderation.rules.ts'
import { tellFirstModerator, tellMember, tellReporters } from './tell.queries.ts'
import { countFigure } from './transparency.queries.ts'

/** Takes a decision on a case back. */
export function undoAction(deciding: Deciding, id: number, reason: string): Promise<number> {
  return runTransaction(deciding.db, async trx => {
    const seen = await findAction(trx, id)
    if (!seen?.caseId) throw notFound(t.actionNotFound)
    const { isYours } = await lockFoundCase(trx, seen.caseId, deciding)
    if (isYours === 'owned') refuse('not_yours_to_decide', t.notYours.owned)
    const action = await findAction(trx, id)
    if (!action) throw notFound(t.actionNotFound)
    if (action.kind === 'nothing_wrong') refuse('conflict', t.nothingToUndo)
    if (action.undoneAt) refuse('conflict', t.alreadyUndone)
    if (action.isFinal) refuse('conflict', t.tooLateToUndo(removedDays))
    await takeBack(trx, deciding, { action, reason, as: 'undo' })
    return id
  })
}

type TakenBack = { action: StoredAction; reason: string; as: 'undo' | 'lift' }

/** Takes a decision back and tells the member. This also decides a waiting appeal. The caller must have locked the member and the thing. */
export async function takeBack(
  trx: Database,
  { jobs, decider }: Pick<Deciding, 'jobs' | 'decider'>,
  { action, reason, as }: TakenBack,
): Promise<void> {
  const { id: actionId, noticeId, caseId, memberId } = action
  await revert(trx, jobs, action, reason)
  if (caseId !== null) {
    const locked = await lockCase(trx, caseId)
    if (locked?.isWaiting && locked.stage !== 'report') await settle(trx, caseId, locked.stage)
    await tellReporters(trx, jobs, caseId)
  }
  if (memberId !== null) await tellMember(trx, jobs, { memberId, actionId: noticeId })
  await tellFirstModerator(trx, jobs, { action, by: decider })
  await recordAudit(trx, decider, {
    action: as,
    caseId,
    memberId,
    before: { actionId, action: action.kind },
  })
  if (action.appealedAt && !action.appealOutcome) await countFigure(trx, 'overturned', action)
}

type AppealDecision = {
  outcome: AppealOutcome
  reason: string
  /** The milder action. */
  action: ActionKind | null
  /** Null means the rule of the first decision. */
  rule: number | null
  ruleName: string | null
  days: number | null
  version: number | null
}

/** Decides on an appeal, with all that follows. Returns the id of the notice. */
export function decideAppeal(deciding: Deciding, id: number, decision: AppealDecision): Promise<number> {
  const { decider, jobs } = deciding
  return withClaimedCase(deciding, id, async (trx, found) => {
    const first = found.stage === 'appeal' ? await findAppealed(trx, id) : undefined
    if (!first) return refuse('conflict', t.notWaiting)
    if (decision.outcome !== 'upheld') await replace(trx, deciding, { found, first, decision })
    await storeOutcome(trx, first.id, decision)
    await settle(trx, id, 'report')
    // The appeal was about the thing as it was. A thing that was mended since waits for another decision.
    if ((await findHolding(trx, id))?.mendedAt) await requeue(trx, jobs, { id, stage: 'mended' })
    if (decision.outcome !== 'upheld') {
      await tellReporters(trx, jobs, id)
      await tellFirstModerator(trx, jobs, { action: first, by: decider })
    }
    if (first.memberId !== null) await tellMember(trx, jobs, { memberId: first.memberId, actionId: first.id })
    await recordAudit(trx, decider, {
      action: 'decide appeal',
      caseId: id,
      memberId: first.memberId,
      before: { actionId: first.id, action: first.kind },
      after: {
        outcome: decision.outcome,
        action: decision.action,
        rule: decision.rule,
        days: decision.days,
        ...(decision.version !== null && { version: decision.version }),
      },
    })
    if (decision.outcome === 'overturned') await countFigure(trx, 'overturned', first)
    return first.id
  })
}

type Replaced = { found: CaseColumns; first: StoredAction; decision: AppealDecision }

/** Ends the first decision. A milder one, if there is one, takes its place. */
async function replace(
  trx: Database,
  { jobs, decider }: Deciding,
  { found, first, decision }: Replaced,
): Promise<void> {
  const { outcome, action, days, reason, version } = decision
  if (outcome === 'milder') {
    const isPossible = action !== null && (version === null || canHideVersion(found.kind, action))
    if (!isPossible || !isMilder({ kind: action, days, version }, first))
      return refuse('invalid_request', t.chooseMilder, { fields: { action: t.chooseMilder } })
    refuseWithoutDays(action, days)
  }
  await revert(trx, jobs, first, reason)
  if (outcome !== 'milder' || action === null) return
  if (version !== null) await hideVersion(trx, found.targetId, version)
  const before = isHolding(action) && version === null ? await hold(trx, found, action) : null
  const { rule, ruleName } = decision.rule === null ? first : decision
  await insertAction(trx, decider, {
    caseId: found.id,
    memberId: first.memberId,
    kind: action,
    rule,
    ruleName,
    reason,
    days,
    version,
    before,
    replaces: first.id,
    ofReports: first.ofReports && action === 'limit',
  })
}

/** Restores the state before the decision. The caller must have locked the thing that it is about. */
async function revert(trx: Database, jobs: Jobs, action: StoredAction, reason: string): Promise<void> {
  const { targetKind, targetId, memberId } = action
  await endAction(trx, action.id, reason)
  if (targetKind !== null && targetId !== null) {
    if (action.version !== null) await showVersion(trx, targetId, action.version)
    else if (isHolding(action.kind)) {
      await unhold(trx, { kind: targetKind, targetId, memberId }, action.before)
      await requestReindexing(jobs, trx)
    }
  }
  if (memberId === null || !isRestriction(action.kind)) return
  if (action.ofReports) await forgetUnserious(trx, memberId)
  await updateRestrictions(trx, memberId)
}
