import { type BiggestChange, findBiggestChange } from './biggest-change.ts'
import { compareRecipes, type RecipeState } from './compare-recipes.ts'

/** Returns the biggest change if it makes a new version. Undefined if the change only corrects the current version. */
export function versionChange(before: RecipeState, after: RecipeState): BiggestChange | undefined {
  // Most edits change only the title or the picture. They need no line to be read.
  if (isUntouched(before, after)) return undefined
  const comparison = compareRecipes(before, after)
  return comparison.isMaterial ? findBiggestChange(comparison) : undefined
}

const isUntouched = (before: RecipeState, after: RecipeState): boolean =>
  before.ingredients === after.ingredients &&
  before.instructions === after.instructions &&
  before.prepTime === after.prepTime &&
  (before.servings ?? null) === (after.servings ?? null)
