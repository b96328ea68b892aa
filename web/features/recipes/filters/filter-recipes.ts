import { isSameFacet } from '#contract/facet-key.ts'
import { byRelevance, rankCatalogue } from '#contract/search-match.ts'
import { type SearchDocument, searchDocument } from '#contract/search-terms.ts'
import { parsePrepTime } from '#contract/times/prep-time.ts'
import type { Recipe, RecipePage } from '#web/api/foreign/recipe.ts'
import { countriesOf } from './countries.ts'
import type { Filters } from './filters.ts'

/** The whole catalogue, its countries, and the function that filters it. */
export type Catalogue = RecipePage & { countries: string[]; filter: (filters: Filters) => Recipe[] }

export function createCatalogue(page: RecipePage): Catalogue {
  precomputeSearchDocuments(page.recipes)
  return {
    ...page,
    countries: countriesOf(page.recipes),
    filter: filters => filterRecipes(page.recipes, filters),
  }
}

/** Filters the whole catalogue in the browser, by the same rules as the server's list. A search sorts by relevance. */
function filterRecipes(recipes: readonly Recipe[], filters: Filters): Recipe[] {
  if (filters.q.trim() === '') return recipes.filter(recipe => matchesFilters(recipe, filters))
  const ranks = rankCatalogue(recipes.map(documentOf), filters.q)
  const found = recipes.flatMap((recipe, place) => {
    const rank = ranks[place]
    return rank !== undefined && matchesFilters(recipe, filters) ? [{ recipe, rank }] : []
  })
  // Equal matches keep the list's order, because the ids of other backends need not be increasing.
  return found
    .map(({ recipe, rank }, place) => ({
      recipe,
      place: { rank, rating: recipe.rating, ratingCount: recipe.ratingCount ?? 0, id: -place },
    }))
    .sort((one, other) => byRelevance(one.place, other.place))
    .map(({ recipe }) => recipe)
}

const matchesFilters = (recipe: Recipe, filters: Filters): boolean =>
  (!filters.diet || isSameFacet(recipe.dietType, filters.diet)) &&
  (!filters.country || isSameFacet(recipe.countryOfOrigin, filters.country)) &&
  recipe.rating >= filters.minRating &&
  (!filters.minServings || (recipe.servings ?? 0) >= filters.minServings) &&
  (!filters.maxPrepTime || isWithinPrepTime(recipe, filters.maxPrepTime))

/** Checks the preparation time. A text without a time in it ('overnight') has no upper bound, so it does not pass. */
function isWithinPrepTime({ prepTime }: Recipe, maxPrepTime: number): boolean {
  const minutes = parsePrepTime(prepTime)
  return minutes !== undefined && minutes <= maxPrepTime
}

/** Folds the texts while the browser is idle, so that the first letter of a search does not wait for a thousand of them. */
function precomputeSearchDocuments(recipes: readonly Recipe[]): void {
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

/** Returns a recipe's cached search document. Folding every text again for each typed key would be slow for a thousand recipes. */
function documentOf(recipe: Recipe): SearchDocument {
  const cached = documentCache.get(recipe)
  if (cached !== undefined) return cached
  const created = searchDocument(recipe)
  documentCache.set(recipe, created)
  return created
}
