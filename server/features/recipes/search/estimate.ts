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

const rowsInAMoment = 5_000

/**
 * Up to so many matches are gathered and sorted; more are walked along the order until the page is full. Where n of N
 * match, gathering reads n rows and walking N / n for each place of the page: the two meet at the square root.
 */
export const fewOf = (recipes: number, limit: number): number =>
  Math.min(rowsInAMoment, Math.sqrt(recipes * limit))

/** How many rows a walk may read before it gives way to gathering: three times what chance would take. */
export function walkFor(share: number, limit: number): number {
  const expected = limit / Math.max(share, 1e-9)
  return Math.max(1_000, Math.min(4 * rowsInAMoment, Math.ceil(3 * expected)))
}
