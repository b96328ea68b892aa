import type { ReadRecipe } from '#contract/imports.ts'
import { tidyJoined, tidyJoints } from './joined-lines.ts'
import { foldHeading, isBareHead, sectionOf } from './section-words.ts'

/** Tidies the lines of a page's recipe. Drops a heading of the first lines that says only "Method" or the recipe's title again. */
export function tidyRecipe(recipe: ReadRecipe): ReadRecipe {
  const title = foldHeading(recipe.title)
  const isTitle = (name: string | null) => name !== null && foldHeading(name) === title
  const groups = recipe.ingredientGroups.map(({ name, ingredients }, at) => ({
    name: at === 0 && isTitle(name) ? null : name,
    ingredients: ingredients.map(tidyJoined),
  }))
  const [first = '', ...others] = recipe.instructions
  const isHead = isTitle(first) || (isBareHead(first) && sectionOf(first) === 'instructions')
  return {
    ...recipe,
    ingredients: recipe.ingredients.map(tidyJoined),
    ingredientGroups: groups.some(({ name }) => name !== null) ? groups : [],
    instructions: (isHead && others.length > 0 ? others : recipe.instructions).map(tidyJoints),
  }
}
