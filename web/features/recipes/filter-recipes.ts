import { prepMinutes } from '#contract/prep-time.ts'
import { searchDocument, searchTerms } from '#contract/search-terms.ts'
import type { Filters } from './filters.ts'
import type { Recipe } from './recipe.ts'

/** Narrows the whole catalogue in the browser, by the same rules that the server's list follows. */
export function filterRecipes(recipes: readonly Recipe[], filters: Filters): Recipe[] {
  const terms = searchTerms(filters.q)
  return recipes.filter(
    recipe =>
      (!filters.diet || isSameWord(recipe.dietType, filters.diet)) &&
      (!filters.country || isSameWord(recipe.countryOfOrigin, filters.country)) &&
      recipe.rating >= filters.minRating &&
      (!filters.minServings || (recipe.servings ?? 0) >= filters.minServings) &&
      (!filters.maxPrepTime || isQuickEnough(recipe, filters.maxPrepTime)) &&
      terms.every(term => documentOf(recipe).includes(term)),
  )
}

const isSameWord = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

/** A text without a time in it ('overnight') promises nothing, so it does not pass. */
function isQuickEnough({ prepTime }: Recipe, maxPrepTime: number): boolean {
  const minutes = prepMinutes(prepTime)
  return minutes !== undefined && minutes <= maxPrepTime
}

const documents = new WeakMap<Recipe, string>()

/** Folding every text anew for each key typed would be felt on a thousand recipes. */
function documentOf(recipe: Recipe): string {
  const known = documents.get(recipe)
  if (known !== undefined) return known
  const made = searchDocument(recipe)
  documents.set(recipe, made)
  return made
}
