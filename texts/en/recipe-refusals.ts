import { formatNumber } from '#texts/format/number.ts'

export const notYourRecipe = 'Only the member who published this recipe can change or delete it.'
export const unknownPage = 'This page of the list cannot be found. Start again from its first page.'
export const unknownCursor = 'The cursor is not one that this list gave out.'
export const tooManyRecipes = (count: number) =>
  count === 1
    ? 'You have published 1 recipe, as many as the site keeps for one member. Delete it to publish another.'
    : `You have published ${formatNumber(count)} recipes, as many as the site keeps for one member. Delete one to publish another.`
export const tooMuchText = (megabytes: number) =>
  `Your recipes hold ${formatNumber(megabytes)} MB of text, as much as the site keeps for one member. Shorten or delete one first.`
export const tooManyComments = (count: number) =>
  count === 1
    ? 'You have said 1 thing about this recipe, as much as one member can.'
    : `You have said ${formatNumber(count)} things about this recipe, as many as one member can.`
