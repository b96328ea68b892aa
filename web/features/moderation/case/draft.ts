import type { ActionKind, AppealOutcome } from '#contract/moderation.ts'

/** What a moderator has chosen and written so far: of the page and not of the form, which goes while another has the case. */
export type Draft = {
  action?: ActionKind
  outcome?: AppealOutcome
  rule?: number
  reason: string
  days: string
}

export type DraftProps = { draft: Draft; change: (part: Partial<Draft>) => void }

export const firstNameOf = (name: string | undefined): string => name?.split(' ')[0] || name || ''
