import type { RecipeListQuery } from '#contract/recipe-lists.ts'
import {
  isApplicableTier,
  type MatchKind,
  type Scope,
  type Term,
  type Tier,
  tiers,
} from '#contract/search-match.ts'

/** Words, and for each scope about how many recipes contain them. 0 is exact. */
export type MatchedWords = { words: string[]; counts: Record<Scope, number> }

/** A term with the words of the vocabulary that it matches, and with the words one typo away if typos are accepted. */
export type ExpandedTerm = { term: Term; matches: Record<MatchKind, MatchedWords>; typoWords: MatchedWords }

/** How many recipes there are, and how many have the diet and the country that the query asks for. */
export type RecipeCounts = { all: number; dietType?: number; country?: number }

/** About how many recipes contain a word that the term matches. 0 only if the term matches no word. */
const documentFrequency = ({ matches, typoWords }: ExpandedTerm, match: MatchKind, scope: Scope): number =>
  matches[match].counts[scope] + typoWords.counts[scope]

/** Returns an approximate upper bound of the number of recipes in the tier, which is the cost of its index look-up. */
export function maxMatches(rank: number, terms: readonly ExpandedTerm[]): number {
  const { every, some } = tierAt(rank)
  const rarest = Math.min(...terms.map(term => documentFrequency(term, ...every)))
  if (!some) return rarest
  return Math.min(
    rarest,
    terms.reduce((sum, term) => sum + documentFrequency(term, ...some), 0),
  )
}

/** Returns the tier's expected share of all recipes, assuming that words occur independently. */
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

/** Returns about how many recipes contain all terms, assuming that words occur independently. A recipe may have two words of a term. */
export function estimateMatches(terms: readonly ExpandedTerm[], recipeCount: number): number {
  const all = Math.max(1, recipeCount)
  const withoutAny = (counts: number[]) =>
    counts.reduce((share, count) => share * (1 - Math.min(1, count / all)), 1)
  const shareOf = ({ matches: { whole, begins, contains }, typoWords }: ExpandedTerm) =>
    1 -
    withoutAny([
      whole.counts.any,
      begins.counts.any - whole.counts.any,
      contains.counts.any - begins.counts.any,
      typoWords.counts.any,
    ])
  return terms.reduce((rows, term) => rows * shareOf(term), recipeCount)
}

/** Returns the approximate share of recipes that pass the filters. An author counts as 0, a filter without a counter as 1. */
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

/** Returns the ranks that are distinct for this number of terms, best first. */
export const applicableRanks = (terms: readonly ExpandedTerm[]): number[] =>
  tiers.flatMap((tier, rank) => (isApplicableTier(tier, terms.length) ? [rank] : []))

/** The weakest tier: a recipe that does not match it is not found. */
export const lastRank = tiers.length - 1
