import { parsePrepTime } from '#contract/prep-time.ts'
import { byRelevance, rankCatalogue } from '#contract/search-match.ts'
import { type SearchDocument, searchDocument } from '#contract/search-terms.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import type { Filters } from './filters.ts'

/** Narrows the whole catalogue in the browser, by the same rules that the server's list follows; a search puts the best match first. */
export function filterRecipes(recipes: readonly Recipe[], filters: Filters): Recipe[] {
  if (filters.q.trim() === '') return recipes.filter(recipe => matchesFilters(recipe, filters))
  const ranks = rankCatalogue(recipes.map(documentOf), filters.q)
  const found = recipes.flatMap((recipe, place) => {
    const rank = ranks[place]
    return rank !== undefined && matchesFilters(recipe, filters) ? [{ recipe, rank }] : []
  })
  // Of two equal matches the one that the list shows first, as ids of other backends need not count up.
  return found
    .map(({ recipe, rank }, place) => ({
      recipe,
      place: { rank, rating: recipe.rating, ratingCount: recipe.ratingCount ?? 0, id: -place },
    }))
    .sort((one, other) => byRelevance(one.place, other.place))
    .map(({ recipe }) => recipe)
}

const matchesFilters = (recipe: Recipe, filters: Filters): boolean =>
  (!filters.diet || equalsIgnoreCase(recipe.dietType, filters.diet)) &&
  (!filters.country || equalsIgnoreCase(recipe.countryOfOrigin, filters.country)) &&
  recipe.rating >= filters.minRating &&
  (!filters.minServings || (recipe.servings ?? 0) >= filters.minServings) &&
  (!filters.maxPrepTime || isWithinPrepTime(recipe, filters.maxPrepTime))

const equalsIgnoreCase = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** A text without a time in it ('overnight') promises nothing, so it does not pass. */
function isWithinPrepTime({ prepTime }: Recipe, maxPrepTime: number): boolean {
  const minutes = parsePrepTime(prepTime)
  return minutes !== undefined && minutes <= maxPrepTime
}

/** Reads the texts in the page's quiet moments, so that the first letter of a search has not to wait for a thousand. */
export function precomputeSearchDocuments(recipes: readonly Recipe[]): void {
  if (typeof requestIdleCallback === 'undefined') return
  let index = 0
  const processBatch = (deadline: IdleDeadline) => {
    while (index < recipes.length && deadline.timeRemaining() > 0) {
      const recipe = recipes[index++]
      if (recipe) documentOf(recipe)
    }
    if (index < recipes.length) requestIdleCallback(processBatch)
  }
  requestIdleCallback(processBatch)
}

const documentCache = new WeakMap<Recipe, SearchDocument>()

/** Folding every text anew for each key typed would be felt on a thousand recipes. */
function documentOf(recipe: Recipe): SearchDocument {
  const cached = documentCache.get(recipe)
  if (cached !== undefined) return cached
  const created = searchDocument(recipe)
  documentCache.set(recipe, created)
  return created
}
