import type { Decision } from '#contract/decisions.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { refuse } from '#server/platform/http/problems.ts'
import * as t from '#texts/moderation.ts'
import { recordAudit } from '../audit/audit.queries.ts'
import { requestReindexing } from '../recipe-access/reindexing.ts'
import { endAction, findHolding, insertAction, type StoredAction } from './actions.queries.ts'
import type { CaseColumns } from './case-list.queries.ts'
import { type Deciding, withClaimedCase } from './claimed-case.ts'
import { settle } from './claims.queries.ts'
import { hold, isHolding, isRestriction, unhold, updateRestrictions } from './effects.queries.ts'
import { countFigure, countHours } from './figures.queries.ts'
import { hideVersion } from './hidden-versions.queries.ts'
import { findKeptCopy } from './kept-copy.queries.ts'
import { judgeReports } from './limit-reporting.ts'
import { allowedActions, canHideVersion, refuseIncomplete } from './moderation.rules.ts'
import { publishHeld } from './publish-held.queries.ts'
import { showNotice, tellMember, tellPublished, tellReporters } from './tell.queries.ts'

type RuledDecision = Decision & { ruleName: string | null }

/** One decision with all that follows from it, or nothing. */
export function decideCase(deciding: Deciding, id: number, decision: RuledDecision): Promise<number> {
  refuseIncomplete(decision)
  return withClaimedCase(deciding, id, (trx, found) => {
    if (found.stage === 'appeal') refuse('conflict', t.notWaiting)
    return carryOut(trx, deciding, { found, decision, as: 'decide' })
  })
}

type Carried = { found: CaseColumns; decision: RuledDecision; as: 'decide' | 'delete comment' }

/** The caller has locked what the case is about, and then the case. */
export async function carryOut(
  trx: Database,
  deciding: Deciding,
  { found, decision, as }: Carried,
): Promise<number> {
  const { decider } = deciding
  const { id, memberId, stage, reports } = found
  const holding = await findHolding(trx, id)
  await refuseImpossible(trx, { found, decision, holding })
  const before = await applyDecision(trx, deciding, { found, decision, holding })
  const actionId = await insertAction(trx, decider, {
    ...decision,
    caseId: id,
    memberId,
    kind: decision.action,
    before,
  })
  if (isRestriction(decision.action) && memberId !== null) await updateRestrictions(trx, memberId)
  // Of a decision in the place of an appealed one nothing has been appealed yet.
  await settle(trx, id, stage === 'appeal' ? 'report' : stage)
  if (decision.action !== 'nothing_wrong' && memberId !== null)
    await tellMember(trx, deciding.jobs, { memberId, actionId })
  if (reports > 0 && (stage === 'report' || stage === 'appeal')) await tellReporters(trx, deciding.jobs, id)
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

/** Of something that is out of sight already, the later decision takes the place of the earlier. */
async function applyDecision(
  trx: Database,
  { jobs }: Deciding,
  { found, decision: { action, reason, version }, holding }: Applied,
) {
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

async function refuseImpossible(
  trx: Database,
  { found, decision: { action, version }, holding }: Applied,
): Promise<void> {
  const current = await findKeptCopy(trx, found.kind, found.targetId, holding?.before)
  const allowed = allowedActions({
    kind: found.kind,
    isThere: current !== undefined,
    hasMember: found.memberId !== null,
  })
  const isOfVersion = version !== null
  if (!allowed.includes(action) || (isOfVersion && !canHideVersion(found.kind, action)))
    refuse('invalid_request', t.notPossible, { fields: { action: t.notPossible } })
}
