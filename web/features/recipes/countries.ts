import type { Recipe } from './recipe.ts'

/** The countries to choose from, in the alphabet's order. */
export const countriesOf = (recipes: readonly Recipe[]): string[] =>
  [...new Set(recipes.map(recipe => recipe.countryOfOrigin.trim()).filter(Boolean))].sort((one, other) =>
    one.localeCompare(other, 'en'),
  )
