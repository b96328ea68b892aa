import { actionSeverity } from '#contract/action-severity.ts'
import type { ReportedKind } from '#contract/content-reports.ts'
import type { ActionKind, Decision } from '#contract/decisions.ts'
import { refuse } from '#server/platform/http/problems.ts'
import * as t from '#texts/moderation.ts'

type About = { kind: ReportedKind; isThere: boolean; hasMember: boolean }

/** What can be done: nothing to what is gone, and nothing about a member who left. A profile is its member's and only hidden. */
export function allowedActions({ kind, isThere, hasMember }: About): ActionKind[] {
  return [
    'nothing_wrong',
    ...(isThere ? (['hide'] as const) : []),
    ...(isThere && kind !== 'profile' ? (['remove'] as const) : []),
    ...(hasMember ? (['warn', 'limit', 'suspend'] as const) : []),
  ]
}

/** A version is hidden and nothing else, and only a recipe has some. */
export const canHideVersion = (kind: ReportedKind, action: ActionKind): boolean =>
  kind === 'recipe' && action === 'hide'

/** Milder of a limit is a shorter one too; and of hiding or removing all of a recipe, hiding one version of it. */
export function isMilder(
  action: { kind: ActionKind; days: number | null; version: number | null },
  first: { kind: ActionKind; endsAt: Date | null; version: number | null },
): boolean {
  if (action.version !== null)
    return first.version === null && (first.kind === 'hide' || first.kind === 'remove')
  if (actionSeverity[action.kind] < actionSeverity[first.kind]) return true
  if (action.kind !== 'limit' || first.kind !== 'limit' || action.days === null) return false
  return first.endsAt === null || Date.now() + action.days * 86_400_000 < first.endsAt.getTime()
}

export function refuseIncomplete({ action, rule, days, unserious }: Decision): void {
  if (action !== 'nothing_wrong' && rule === null)
    refuse('invalid_request', t.chooseRule, { fields: { rule: t.chooseRule } })
  if (action !== 'nothing_wrong' && unserious.length > 0)
    refuse('invalid_request', t.wereRight, { fields: { unserious: t.wereRight } })
  refuseWithoutDays(action, days)
}

const mostDays = 90

export function refuseWithoutDays(action: ActionKind, days: number | null): void {
  if (action !== 'limit' || days !== null) return
  const sentence = t.chooseDays(mostDays)
  refuse('invalid_request', sentence, { fields: { days: sentence } })
}
