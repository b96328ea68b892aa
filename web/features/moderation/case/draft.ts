import type { ActionKind, AppealOutcome } from '#contract/decisions.ts'
import type { WholeCase } from '#contract/moderation.ts'

/** What happens: an action, or that one version of a recipe is hidden. */
export type Choice = ActionKind | 'hide_version'

/** What a moderator has chosen and written so far: of the page and not of the form, which goes while another has the case. */
export type Draft = {
  action?: Choice
  version?: number
  /** Reports that were not meant seriously. */
  unserious?: number[]
  outcome?: AppealOutcome
  rule?: number
  reason: string
  days: string
}

export type DraftProps = { draft: Draft; change: (part: Partial<Draft>) => void }

/** The earlier versions that can be hidden, newest first. */
export const shownVersionsOf = ({ versions }: WholeCase) => versions.filter(({ isHidden }) => !isHidden)

export const firstNameOf = (name: string | undefined): string => name?.split(' ')[0] || name || ''
