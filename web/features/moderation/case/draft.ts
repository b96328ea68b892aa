import type { ActionKind, AppealOutcome } from '#contract/decisions.ts'
import type { WholeCase } from '#contract/moderation.ts'

/** The chosen action. `hide_version` hides one version of a recipe. */
export type Choice = ActionKind | 'hide_version'

/**
 * What a moderator has chosen and written so far. The page holds it and not the form, which disappears while somebody else has
 * the case.
 */
export type Draft = {
  action?: Choice
  version?: number
  /** The reports that were not meant seriously. */
  unserious?: number[]
  outcome?: AppealOutcome
  rule?: number
  reason: string
  days: string
}

export type DraftProps = { draft: Draft; change: (part: Partial<Draft>) => void }

/** Returns the earlier versions that can be hidden, newest first. */
export const shownVersionsOf = ({ versions }: WholeCase) => versions.filter(({ isHidden }) => !isHidden)

export const firstNameOf = (name: string | undefined): string => name?.split(' ')[0] || name || ''
