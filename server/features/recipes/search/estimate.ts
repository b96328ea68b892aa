import type { Match, Scope, Tier } from '#contract/search-match.ts'
import type { KnownTerm } from './vocabulary.queries.ts'

/** In about how many recipes the term meets a word; 0 only where it meets none. */
const recipesOf = ({ met, near }: KnownTerm, match: Match, scope: Scope): number =>
  met[match].counts[scope] + near.counts[scope]

/** At most about so many recipes are in the tier: what its look-up in the index costs. */
export function atMost({ every, some }: Tier, terms: readonly KnownTerm[]): number {
  const rarest = Math.min(...terms.map(term => recipesOf(term, ...every)))
  if (!some) return rarest
  return Math.min(
    rarest,
    terms.reduce((sum, term) => sum + recipesOf(term, ...some), 0),
  )
}

/** The share of all recipes that the tier probably has, if words meet by chance. */
export function likelyShare({ every, some }: Tier, terms: readonly KnownTerm[], recipes: number): number {
  const shareOf = (count: number) => Math.min(1, count / Math.max(1, recipes))
  const share = terms.reduce((product, term) => product * shareOf(recipesOf(term, ...every)), 1)
  if (!some) return share
  return share * shareOf(terms.reduce((sum, term) => sum + recipesOf(term, ...some), 0))
}

// Microseconds a row, measured at a million: in a walk by number or by another order, gathered and sorted, in a list of the index.
const cost = { walkedByNumber: 3, walked: 11, gathered: 5, listed: 0.5 }
/** The longest walk. */
export const rowsInAMoment = 5_000

/** Up to so many matches are gathered and sorted without a thought: reading n of them beats walking N / n for each place. */
export const fewOf = (recipes: number, limit: number): number =>
  Math.min(rowsInAMoment, Math.sqrt(recipes * limit))

export type Prospect = {
  /** The share of all recipes that probably matches. */
  share: number
  recipes: number
  limit: number
  /** How long the shortest list of the index is. */
  listed: number
  isByNumber: boolean
}

/**
 * How many rows to walk before giving way to gathering: three times what chance would take to fill the page, and none where
 * gathering is likely to be done sooner.
 */
export function walkFor({ share, recipes, limit, listed, isByNumber }: Prospect): number {
  const expected = limit / Math.max(share, 1e-9)
  const walking = expected * (isByNumber ? cost.walkedByNumber : cost.walked)
  const gathering = share * recipes * cost.gathered + listed * cost.listed
  if (walking > gathering && recipes > rowsInAMoment) return 0
  return Math.max(1_000, Math.min(rowsInAMoment, Math.ceil(3 * expected)))
}
