import { type BiggestChange, findBiggestChange } from './biggest-change.ts'
import { compareRecipes, type RecipeState } from './compare-recipes.ts'

/** What tells most of a change that makes a new version; undefined of one that mends the version that there is. */
export function versionChange(before: RecipeState, after: RecipeState): BiggestChange | undefined {
  // A new title or picture is the frequent edit, and needs no line to be read.
  if (isUntouched(before, after)) return undefined
  const comparison = compareRecipes(before, after)
  return comparison.isMaterial ? findBiggestChange(comparison) : undefined
}

const isUntouched = (before: RecipeState, after: RecipeState): boolean =>
  before.ingredients === after.ingredients &&
  before.instructions === after.instructions &&
  before.prepTime === after.prepTime &&
  (before.servings ?? null) === (after.servings ?? null)
