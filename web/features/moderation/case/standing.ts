import type { DecisionEnding } from '#contract/decisions.ts'
import type { WholeCase } from '#contract/moderation.ts'

type Decided = Pick<WholeCase, 'actions'>

/** Whether a decision that ended so should not have been made as it was. */
export const wasWrong = (ending: DecisionEnding | null | undefined): boolean =>
  ending === 'overturned' || ending === 'taken_back'

/** The decision that stands, which an appeal is against. */
export const firstDecisionOf = ({ actions }: Decided) => actions.find(({ ended }) => ended === null)

/** When its author last mended what a decision that stands has hidden; undefined where they did not. */
export const mendedAtOf = ({ actions }: Decided): string | undefined =>
  actions.find(({ mendedAt, ended }) => mendedAt && ended === null)?.mendedAt ?? undefined
