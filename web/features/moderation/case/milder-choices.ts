import { actionSeverity } from '#contract/action-severity.ts'
import type { WholeCase } from '#contract/moderation.ts'
import { shownVersionsOf } from './draft.ts'
import { firstDecisionOf } from './standing.ts'

const milderActions = ['warn', 'hide', 'limit'] as const
export type MilderAction = (typeof milderActions)[number]
export type MilderChoice = MilderAction | 'hide_version'

type Decided = Pick<WholeCase['actions'][number], 'kind' | 'version'>

/**
 * Returns the decisions that are milder than the current one. A limit may also become shorter, and hiding or removing a whole
 * recipe may become hiding one version.
 */
export function milderChoicesOf(row: WholeCase): MilderChoice[] {
  const first = firstDecisionOf(row)
  if (!first) return []
  const isOfVersion = canBeOneVersion(row, first)
  return milderActions
    .filter(kind => row.allowed.includes(kind))
    .flatMap(kind => [
      ...(canBeMilder(kind, first) ? [kind] : []),
      ...(kind === 'hide' && isOfVersion ? (['hide_version'] as const) : []),
    ])
}

const canBeMilder = (kind: MilderAction, first: Decided): boolean =>
  actionSeverity[kind] < actionSeverity[first.kind] || (kind === 'limit' && first.kind === 'limit')

const canBeOneVersion = (row: WholeCase, { kind, version }: Decided): boolean =>
  row.kind === 'recipe' &&
  version === undefined &&
  (kind === 'hide' || kind === 'remove') &&
  shownVersionsOf(row).length > 0
