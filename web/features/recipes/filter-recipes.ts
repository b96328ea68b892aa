import { prepMinutes } from '#contract/prep-time.ts'
import { byRelevance, rankCatalogue } from '#contract/search-match.ts'
import { type SearchDocument, searchDocument } from '#contract/search-terms.ts'
import type { Filters } from './filters.ts'
import type { Recipe } from './recipe.ts'

/** Narrows the whole catalogue in the browser, by the same rules that the server's list follows; a search puts the best match first. */
export function filterRecipes(recipes: readonly Recipe[], filters: Filters): Recipe[] {
  if (filters.q.trim() === '') return recipes.filter(recipe => passes(recipe, filters))
  const ranks = rankCatalogue(recipes.map(documentOf), filters.q)
  const found = recipes.flatMap((recipe, place) => {
    const rank = ranks[place]
    return rank !== undefined && passes(recipe, filters) ? [{ recipe, rank }] : []
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

const passes = (recipe: Recipe, filters: Filters): boolean =>
  (!filters.diet || isSameWord(recipe.dietType, filters.diet)) &&
  (!filters.country || isSameWord(recipe.countryOfOrigin, filters.country)) &&
  recipe.rating >= filters.minRating &&
  (!filters.minServings || (recipe.servings ?? 0) >= filters.minServings) &&
  (!filters.maxPrepTime || isQuickEnough(recipe, filters.maxPrepTime))

const isSameWord = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** A text without a time in it ('overnight') promises nothing, so it does not pass. */
function isQuickEnough({ prepTime }: Recipe, maxPrepTime: number): boolean {
  const minutes = prepMinutes(prepTime)
  return minutes !== undefined && minutes <= maxPrepTime
}

/** Reads the texts in the page's quiet moments, so that the first letter of a search has not to wait for a thousand. */
export function readAhead(recipes: readonly Recipe[]): void {
  if (typeof requestIdleCallback === 'undefined') return
  let place = 0
  const readSome = (quiet: IdleDeadline) => {
    while (place < recipes.length && quiet.timeRemaining() > 0) {
      const recipe = recipes[place++]
      if (recipe) documentOf(recipe)
    }
    if (place < recipes.length) requestIdleCallback(readSome)
  }
  requestIdleCallback(readSome)
}

const documents = new WeakMap<Recipe, SearchDocument>()

/** Folding every text anew for each key typed would be felt on a thousand recipes. */
function documentOf(recipe: Recipe): SearchDocument {
  const known = documents.get(recipe)
  if (known !== undefined) return known
  const made = searchDocument(recipe)
  documents.set(recipe, made)
  return made
}
