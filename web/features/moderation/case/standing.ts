import type { DecisionEnding } from '#contract/decisions.ts'
import type { WholeCase } from '#contract/moderation.ts'

type Decided = Pick<WholeCase, 'actions'>

/** Checks whether a decision that ended like this should not have been made in that way. */
export const wasWrong = (ending: DecisionEnding | null | undefined): boolean =>
  ending === 'overturned' || ending === 'taken_back'

/** Returns the decision that stands, which an appeal is against. */
export const firstDecisionOf = ({ actions }: Decided) => actions.find(({ ended }) => ended === null)

/** Returns when the author last corrected what a standing decision has hidden. Undefined if they did not. */
export const mendedAtOf = ({ actions }: Decided): string | undefined =>
  actions.find(({ mendedAt, ended }) => mendedAt && ended === null)?.mendedAt ?? undefined
