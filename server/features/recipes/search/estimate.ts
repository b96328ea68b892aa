import type { RecipeListQuery } from '#contract/recipes.ts'
import {
  isApplicableTier,
  type MatchKind,
  type Scope,
  type Term,
  type Tier,
  tiers,
} from '#contract/search-match.ts'

/** Words, and in about how many recipes they stand, counted by scope; 0 means in none. */
export type MatchedWords = { words: string[]; counts: Record<Scope, number> }

/** A term with the words of the catalogue that it meets, and those one typo away where typos count. */
export type ExpandedTerm = { term: Term; matches: Record<MatchKind, MatchedWords>; typoWords: MatchedWords }

/** How many recipes there are, and how many have the diet and the country that the query asks for. */
export type RecipeCounts = { all: number; dietType?: number; country?: number }

/** In about how many recipes the term meets a word; 0 only where it meets none. */
const documentFrequency = ({ matches, typoWords }: ExpandedTerm, match: MatchKind, scope: Scope): number =>
  matches[match].counts[scope] + typoWords.counts[scope]

/** At most about so many recipes are in the tier: what its look-up in the index costs. */
export function maxMatches(rank: number, terms: readonly ExpandedTerm[]): number {
  const { every, some } = tierAt(rank)
  const rarest = Math.min(...terms.map(term => documentFrequency(term, ...every)))
  if (!some) return rarest
  return Math.min(
    rarest,
    terms.reduce((sum, term) => sum + documentFrequency(term, ...some), 0),
  )
}

/** The share of all recipes that the tier probably has, if words meet by chance. */
export function estimateSelectivity(
  rank: number,
  terms: readonly ExpandedTerm[],
  recipeCount: number,
): number {
  const { every, some } = tierAt(rank)
  const shareOf = (count: number) => Math.min(1, count / Math.max(1, recipeCount))
  const selectivity = terms.reduce((product, term) => product * shareOf(documentFrequency(term, ...every)), 1)
  if (!some) return selectivity
  return selectivity * shareOf(terms.reduce((sum, term) => sum + documentFrequency(term, ...some), 0))
}

/** About which share of the recipes passes the filters; one author's is small, and what has no counter is taken to pass. */
export function estimateFilterSelectivity(
  { author, dietType, country }: Pick<RecipeListQuery, 'author' | 'dietType' | 'country'>,
  { all, ...counts }: RecipeCounts,
): number {
  if (author !== undefined) return 0
  const shareOf = (count = all) => count / Math.max(1, all)
  return (dietType ? shareOf(counts.dietType) : 1) * (country ? shareOf(counts.country) : 1)
}

export function tierAt(rank: number): Tier {
  const tier = tiers[rank]
  if (!tier) throw new Error(`There is no tier ${rank}.`)
  return tier
}

/** The ranks that a search of so many terms knows, best first. */
export const applicableRanks = (terms: readonly ExpandedTerm[]): number[] =>
  tiers.flatMap((tier, rank) => (isApplicableTier(tier, terms.length) ? [rank] : []))

/** The tier that decides what is found at all. */
export const lastRank = tiers.length - 1
