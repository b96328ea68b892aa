import type { ActionKind, AppealOutcome } from '#contract/decisions.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { refuse } from '#server/platform/http/problems.ts'
import * as t from '#texts/moderation.ts'
import { recordAudit } from '../audit/audit.queries.ts'
import {
  findAppealed,
  findHolding,
  insertAction,
  type StoredAction,
  storeOutcome,
} from './actions.queries.ts'
import type { CaseColumns } from './case-list.queries.ts'
import { type Deciding, withClaimedCase } from './claimed-case.ts'
import { requeue, settle } from './claims.queries.ts'
import { hold, isHolding, isRestriction, updateRestrictions } from './effects.queries.ts'
import { countFigure } from './figures.queries.ts'
import { hideVersion } from './hidden-versions.queries.ts'
import { canHideVersion, isMilder, refuseWithoutDays } from './moderation.rules.ts'
import { tellFirstModerator, tellMember, tellReporters } from './tell.queries.ts'
import { revert } from './undo.ts'

type AppealDecision = {
  outcome: AppealOutcome
  reason: string
  /** What is milder, and by which rule; null for that of the first decision. */
  action: ActionKind | null
  rule: number | null
  ruleName: string | null
  days: number | null
  version: number | null
}

/** Decides on an appeal, with all that follows; returns the number of the notice. */
export function decideAppeal(deciding: Deciding, id: number, decision: AppealDecision): Promise<number> {
  const { decider, jobs } = deciding
  return withClaimedCase(deciding, id, async (trx, found) => {
    const first = found.stage === 'appeal' ? await findAppealed(trx, id) : undefined
    if (!first) return refuse('conflict', t.notWaiting)
    if (decision.outcome !== 'upheld') await replace(trx, deciding, { found, first, decision })
    await storeOutcome(trx, first.id, decision)
    await settle(trx, id, 'report')
    // The appeal was about the thing as it was; what was mended since waits for a decision of its own.
    if ((await findHolding(trx, id))?.mendedAt) await requeue(trx, jobs, { id, stage: 'mended' })
    if (decision.outcome !== 'upheld') {
      await tellReporters(trx, jobs, id)
      await tellFirstModerator(trx, jobs, { action: first, by: decider })
    }
    if (first.memberId !== null) {
      await tellMember(trx, jobs, { memberId: first.memberId, actionId: first.id })
    }
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
    if (decision.outcome === 'overturned')
      await countFigure(trx, 'overturned', { rule: first.rule, ruleName: first.ruleName })
    return first.id
  })
}

type Replaced = { found: CaseColumns; first: StoredAction; decision: AppealDecision }

/** The first decision ends; a milder one takes its place. */
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
  await insertAction(trx, decider, {
    caseId: found.id,
    memberId: first.memberId,
    kind: action,
    ...(decision.rule === null ? { rule: first.rule, ruleName: first.ruleName } : decision),
    reason,
    days,
    version,
    before,
    replaces: first.id,
    ofReports: first.ofReports && action === 'limit',
  })
  if (isRestriction(action) && first.memberId !== null) await updateRestrictions(trx, first.memberId)
}
