import { formatNumber } from '#texts/format/number.ts'

export const notYourRecipe = 'Only the member who published this recipe can change or delete it.'
export const tooManyRecipes = (count: number) =>
  count === 1
    ? 'You have published 1 recipe, the most one member can keep. Delete it to publish another.'
    : `You have published ${formatNumber(count)} recipes, the most one member can keep. Delete one to publish another.`
export const tooMuchText = (megabytes: number) =>
  `Your recipes hold ${formatNumber(megabytes)} MB of text, the most one member can keep. Shorten or delete one first.`
export const tooManyComments = (count: number) =>
  count === 1
    ? 'You have commented on this recipe once, the most one member can.'
    : `You have commented on this recipe ${formatNumber(count)} times, the most one member can.`
