import { formatNumber } from '#texts/format/number.ts'

export const noRecipe = 'We cannot see a recipe on that page.'
export const nothingMarked =
  'It has no recipe data, and no ingredients and steps under headings. Paste just the text of the recipe.'
export const needsBrowser = 'It can only be seen in a browser. Open it there, and paste its text.'
export const noIngredients = 'No ingredients were found on this page.'
export const noInstructions = 'No steps were found on this page.'
export const readByHeadings =
  'This page does not say which of its parts are the recipe, so it was read by headings and lists. Please compare it.'
export const shortened = 'The page has more text than a recipe here can have; the rest was left out.'
export const moreRecipes = (count: number) =>
  `The page has more than ${formatNumber(count)} recipes; the others were left out.`
