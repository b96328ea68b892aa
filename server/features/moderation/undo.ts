import { removedDays } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import * as t from '#texts/moderation-refusals.ts'
import { recordAudit } from '../audit/audit.queries.ts'
import { requestReindexing } from '../leaving/leaving.jobs.ts'
import { endAction, findAction, type StoredAction } from './actions.queries.ts'
import { findCaseFor } from './case-list.queries.ts'
import { lockCase, settle } from './claims.queries.ts'
import type { Deciding } from './decide.ts'
import {
  isHolding,
  isRestriction,
  lockTarget,
  type Target,
  unhold,
  updateRestrictions,
} from './effects.queries.ts'
import { showVersion } from './hidden-versions.queries.ts'
import { forgetUnserious } from './reporting-limits.queries.ts'
import { tellMember, tellReporters } from './tell.queries.ts'

/** What the action did is as it was before it. The caller has locked what it is about. */
export async function revert(trx: Database, jobs: Jobs, action: StoredAction, reason: string): Promise<void> {
  await endAction(trx, action.id, reason)
  const target = targetOf(action)
  if (action.version !== null && target) await showVersion(trx, target.targetId, action.version)
  else if (isHolding(action.kind) && target) {
    await unhold(trx, target, action.before)
    await requestReindexing(jobs, trx)
  }
  if (action.memberId === null || !isRestriction(action.kind)) return
  if (action.ofReports) await forgetUnserious(trx, action.memberId)
  await updateRestrictions(trx, action.memberId)
}

const targetOf = ({ targetKind, targetId, memberId }: StoredAction): Target | undefined =>
  targetKind !== null && targetId !== null ? { kind: targetKind, targetId, memberId } : undefined

/** Takes a decision back; an appeal that waits is decided with it. */
export function undoAction(deciding: Deciding, id: number, reason: string): Promise<number> {
  const { db, decider, jobs, gravity } = deciding
  return runTransaction(db, async trx => {
    const seen = await findAction(trx, id)
    if (!seen?.caseId) throw notFound(t.actionNotFound)
    const found = await findCaseFor(trx, seen.caseId, { gravity, decider })
    if (!found) throw notFound(t.actionNotFound)
    if (found.isYours === 'owned') refuse('not_yours_to_decide', t.notYours.owned)
    await lockTarget(trx, found)
    const locked = await lockCase(trx, seen.caseId, decider)
    const action = await findAction(trx, id)
    if (!locked || !action) throw notFound(t.actionNotFound)
    if (action.kind === 'nothing_wrong') refuse('conflict', t.nothingToUndo)
    if (action.undoneAt) refuse('conflict', t.alreadyUndone)
    if (action.isFinal) refuse('conflict', t.tooLateToUndo(removedDays))
    await revert(trx, jobs, action, reason)
    if (locked.isWaiting && locked.stage !== 'report') await settle(trx, seen.caseId, locked.stage)
    await tellReporters(trx, jobs, { caseId: seen.caseId, actionId: id })
    if (action.memberId !== null) {
      await tellMember(trx, jobs, { memberId: action.memberId, actionId: id })
    }
    await recordAudit(trx, decider, {
      action: 'undo',
      caseId: seen.caseId,
      memberId: action.memberId,
      before: { actionId: id, action: action.kind },
    })
    return id
  })
}
