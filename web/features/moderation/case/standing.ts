import type { WholeCase } from '#contract/moderation.ts'

type Decided = Pick<WholeCase, 'actions'>

/** The decision that stands, which an appeal is against. */
export const firstDecisionOf = ({ actions }: Decided) => actions.find(({ ended }) => ended === null)

/** When its author last mended what a decision that stands has hidden; undefined where they did not. */
export const mendedAtOf = ({ actions }: Decided): string | undefined =>
  actions.find(({ mendedAt, ended }) => mendedAt && ended === null)?.mendedAt ?? undefined
