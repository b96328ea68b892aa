import type { Recipe } from '#contract/recipes.ts'
import { byRelevance, rankCatalogue } from '#contract/search-match.ts'
import { type SearchDocument, searchDocument } from '#contract/search-terms.ts'
import { parsePrepTime } from '#contract/times/prep-time.ts'

export type ListQuery = {
  q: string
  dietType: string
  country: string
  minRating: number
  minServings: number
  maxPrepTime: number
  sort: 'newest' | 'rating' | 'quickest' | 'relevance' | undefined
}

const documents = new WeakMap<Recipe, SearchDocument>()

function documentFor(recipe: Recipe): SearchDocument {
  const known = documents.get(recipe) ?? searchDocument(recipe)
  documents.set(recipe, known)
  return known
}

/** Returns the reference result of a list, computed by checking every recipe. */
export function referenceList(recipes: readonly Recipe[], query: ListQuery): number[] {
  const ranks = rankCatalogue(recipes.map(documentFor), query.q)
  const matches = recipes.flatMap((recipe, index) => {
    const rank = ranks[index]
    return rank !== undefined && matchesFilters(recipe, query) ? [{ ...recipe, rank }] : []
  })
  const relevance = query.q.trim() === '' ? 'newest' : 'relevance'
  const sort = query.sort === undefined || query.sort === 'relevance' ? relevance : query.sort
  return matches.sort(orders[sort]).map(({ id }) => id)
}

function matchesFilters(
  recipe: Recipe,
  { dietType, country, minRating, minServings, maxPrepTime }: ListQuery,
): boolean {
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  return (
    (dietType === '' || isSame(recipe.dietType, dietType)) &&
    (country === '' || isSame(recipe.countryOfOrigin, country)) &&
    recipe.rating >= minRating &&
    (minServings === 0 || (recipe.servings ?? 0) >= minServings) &&
    (maxPrepTime === 0 || minutesOf(recipe) <= maxPrepTime)
  )
}

const minutesOf = ({ prepTime }: Recipe): number => parsePrepTime(prepTime) ?? Number.POSITIVE_INFINITY

type Ranked = Recipe & { rank: number }

const orders: Record<'newest' | 'rating' | 'quickest' | 'relevance', (one: Ranked, other: Ranked) => number> =
  {
    newest: (one, other) => other.id - one.id,
    rating: (one, other) => other.rating - one.rating || other.id - one.id,
    quickest: (one, other) => compare(minutesOf(one), minutesOf(other)) || one.id - other.id,
    relevance: byRelevance,
  }

const compare = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1)
