import type { Decision } from '#contract/decisions.ts'
import { reportingLimitDays } from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import * as t from '#texts/moderation.ts'
import { closedByOperator, notMeantSeriously } from '#texts/moderation-words.ts'
import { commentNotFound } from '#texts/requests.ts'
import { recordAudit } from '../audit/audit.queries.ts'
import { requestReindexing } from '../recipe-access/reindexing.ts'
import { noRule, type Rule } from '../rules/rules.queries.ts'
import { endAction, findHolding, insertAction, type StoredAction } from './actions.queries.ts'
import { type CaseColumns, findCaseFor } from './case-list.queries.ts'
import { closeCase, findHoldingCase, findOrInsertCase, lockCase, settle } from './cases.queries.ts'
import { type Deciding, withClaimedCase } from './claims.ts'
import { findReportingLimit, isOverdone, lockReporter, markUnserious } from './content-reports.queries.ts'
import {
  type Before,
  hideVersion,
  hold,
  isCommentThere,
  lockTarget,
  publishHeld,
  unhold,
} from './effects.queries.ts'
import { findKeptCopy } from './kept-copy.queries.ts'
import { allowedActions, canHideVersion, isHolding, refuseIncomplete } from './moderation.rules.ts'
import { showNotice, tellMember, tellPublished, tellReporters } from './tell.queries.ts'
import { countFigure, countHours } from './transparency.queries.ts'

type RuledDecision = Decision & { ruleName: string | null }

/** Decides on a case that this decider has claimed, with all that follows, all or nothing. Returns the decision's id. */
export function decideCase(deciding: Deciding, id: number, decision: RuledDecision): Promise<number> {
  refuseIncomplete(decision)
  return withClaimedCase(deciding, id, (trx, found) => {
    if (found.stage === 'appeal') refuse('conflict', t.notWaiting)
    return carryOut(trx, deciding, { found, decision, as: 'decide' })
  })
}

/** Without a `rule`, the rule is the one under which the comment was reported, or else the mildest. */
type Deletion = { rule: Rule | null; mildest: Rule; reason: string }

/**
 * Removes a comment as a moderator does, but without a claim, even if another decider has one. This also decides waiting reports, and an
 * appeal against hiding the comment.
 */
export function deleteComment(
  deciding: Deciding,
  id: number,
  { rule, mildest, reason }: Deletion,
): Promise<void> {
  return runTransaction(deciding.db, async trx => {
    const found = await lockCaseOfComment(trx, deciding, id)
    const reported = found.rule === null ? null : { rule: found.rule, ruleName: found.ruleName }
    const decision = {
      ...(rule ?? reported ?? mildest),
      action: 'remove' as const,
      reason,
      days: null,
      version: null,
      unserious: [],
    }
    await carryOut(trx, deciding, { found, decision, as: 'delete comment' })
  })
}

/** Locks the case by which the comment is hidden, or its open case, or else a new one. Cases of warnings and limits stay as they are. */
async function lockCaseOfComment(trx: Database, deciding: Deciding, id: number): Promise<CaseColumns> {
  const copy = await findKeptCopy(trx, 'comment', id)
  if (!copy) throw notFound(commentNotFound)
  const { memberId } = copy
  await lockTarget(trx, { kind: 'comment', targetId: id, memberId })
  if (!(await isCommentThere(trx, id))) throw notFound(commentNotFound)
  const caseId =
    (await findHoldingCase(trx, { id, memberId })) ??
    (await findOrInsertCase(trx, { kind: 'comment', id, copy })).id
  await lockCase(trx, caseId)
  const found = await findCaseFor(trx, caseId, deciding)
  if (!found) throw new Error(`Case ${caseId} is gone although it is locked`)
  return found
}

/** Closes an open case for the operator, with the decision that nothing is wrong, which its reporters read. False if there is none. */
export const closeByOperator = (db: Database, jobs: Jobs, caseId: number): Promise<boolean> =>
  runTransaction(db, async trx => {
    const closed = await closeCase(trx, caseId)
    if (!closed) return false
    const about = { caseId, memberId: closed.memberId }
    const actionId = await insertAction(trx, 'operator', {
      ...about,
      ...noRule,
      kind: 'nothing_wrong',
      reason: closedByOperator,
      days: null,
    })
    await tellReporters(trx, jobs, caseId)
    await recordAudit(trx, 'operator', { action: 'close', ...about, after: { actionId } })
    await countFigure(trx, 'nothing_wrong', noRule)
    return true
  })

type Carried = { found: CaseColumns; decision: RuledDecision; as: 'decide' | 'delete comment' }

/** Carries out a decision. The caller must have locked the thing that the case is about, and then the case. */
async function carryOut(
  trx: Database,
  deciding: Deciding,
  { found, decision, as }: Carried,
): Promise<number> {
  const { decider, jobs } = deciding
  const { id, memberId, stage, reports } = found
  const holding = await findHolding(trx, id)
  await refuseImpossible(trx, { found, decision, holding })
  const before = await applyDecision(trx, jobs, { found, decision, holding })
  const actionId = await insertAction(trx, decider, {
    ...decision,
    caseId: id,
    memberId,
    kind: decision.action,
    before,
  })
  // Nobody has appealed yet against the decision that takes the place of an appealed one.
  await settle(trx, id, stage === 'appeal' ? 'report' : stage)
  if (decision.action !== 'nothing_wrong' && memberId !== null)
    await tellMember(trx, jobs, { memberId, actionId })
  if (reports > 0 && (stage === 'report' || stage === 'appeal')) await tellReporters(trx, jobs, id)
  await recordAudit(trx, decider, {
    action: as,
    caseId: id,
    memberId,
    before: { stage, held: holding?.kind ?? null },
    after: {
      action: decision.action,
      rule: decision.rule,
      days: decision.days,
      ...(decision.version !== null && { version: decision.version }),
      actionId,
    },
  })
  await judgeReports(trx, deciding, { caseId: id, unserious: decision.unserious })
  await countFigure(trx, decision.action, decision)
  if (reports > 0 && stage === 'report' && found.isWaiting) await countHours(trx, found.openedAt)
  return actionId
}

type Applied = { found: CaseColumns; decision: Decision; holding: StoredAction | undefined }

async function refuseImpossible(
  trx: Database,
  { found: { kind, targetId, memberId }, decision: { action, version }, holding }: Applied,
): Promise<void> {
  const current = await findKeptCopy(trx, kind, targetId, holding?.before)
  const allowed = allowedActions({ kind, isThere: current !== undefined, hasMember: memberId !== null })
  if (!allowed.includes(action) || (version !== null && !canHideVersion(kind, action)))
    refuse('invalid_request', t.notPossible, { fields: { action: t.notPossible } })
}

/** Applies a decision to the thing. If it is out of sight already, the later decision replaces the earlier. Returns what was taken out. */
async function applyDecision(
  trx: Database,
  jobs: Jobs,
  { found, decision: { action, reason, version }, holding }: Applied,
): Promise<Before | null> {
  const takesOver = isHolding(action) && version === null
  if (version !== null) await hideVersion(trx, found.targetId, version)
  if (found.stage === 'held' && !takesOver) {
    await publishHeld(trx, jobs, found)
    if (found.memberId !== null) await tellPublished(trx, jobs, { userId: found.memberId, caseId: found.id })
    return null
  }
  if (holding && (takesOver || found.stage === 'mended')) {
    await endAction(trx, holding.id, reason)
    if (!takesOver) {
      await unhold(trx, found, holding.before)
      await requestReindexing(jobs, trx)
      if (found.memberId !== null)
        await showNotice(trx, { memberId: found.memberId, actionId: holding.noticeId })
    }
  }
  if (!takesOver) return null
  const taken = await hold(trx, found, action)
  return holding?.before ?? taken
}

type Judged = { caseId: number; unserious: number[] }

/** Marks the reports that were not meant seriously; a member who sends them repeatedly reports nothing for some days. */
async function judgeReports(
  trx: Database,
  { jobs, decider }: Deciding,
  { caseId, unserious }: Judged,
): Promise<void> {
  if (unserious.length === 0) return
  for (const memberId of await markUnserious(trx, caseId, unserious)) {
    await lockReporter(trx, memberId)
    if ((await findReportingLimit(trx, memberId)) || !(await isOverdone(trx, memberId))) continue
    const limit = { kind: 'limit', days: reportingLimitDays } as const
    const actionId = await insertAction(trx, decider, {
      ...limit,
      ...noRule,
      caseId: null,
      memberId,
      reason: notMeantSeriously,
      ofReports: true,
    })
    await tellMember(trx, jobs, { memberId, actionId })
    await recordAudit(trx, decider, {
      action: 'limit reporting',
      memberId,
      after: { action: limit.kind, days: limit.days, actionId },
    })
    await countFigure(trx, limit.kind, noRule)
  }
}
