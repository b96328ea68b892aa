import { removedDays } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import * as t from '#texts/moderation.ts'
import { recordAudit } from '../audit/audit.queries.ts'
import { requestReindexing } from '../recipe-access/reindexing.ts'
import { endAction, findAction, type StoredAction } from './actions.queries.ts'
import { type Deciding, lockFoundCase } from './claimed-case.ts'
import { lockCase, settle } from './claims.queries.ts'
import { isHolding, isRestriction, type Target, unhold, updateRestrictions } from './effects.queries.ts'
import { countFigure } from './figures.queries.ts'
import { showVersion } from './hidden-versions.queries.ts'
import { forgetUnserious } from './reporting-limits.queries.ts'
import { tellFirstModerator, tellMember, tellReporters } from './tell.queries.ts'

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

type TakenBack = { action: StoredAction; reason: string; as: 'undo' | 'lift' }

/** Takes a decision back and tells it; an appeal that waits is decided with it. The caller has locked its member and what it is about. */
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
