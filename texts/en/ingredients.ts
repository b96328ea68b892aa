import { formatNumber } from '#texts/format/number.ts'

export const servings = 'Servings'
export const fewerServings = 'Fewer servings'
export const moreServings = 'More servings'
export const serves = (servings: number) => `Serves ${formatNumber(servings)}`
export const amountsAreScaled = (servings: number, writtenFor: number) =>
  `Amounts for ${formatNumber(servings)}. The steps, with their times and pans, are still those for ${formatNumber(writtenFor)}.`
export const amountsAreNotScaled = (writtenFor: number) =>
  `The amounts are still as written, for ${formatNumber(writtenFor)}: the part that scales them did not load.`
export const noAmountIsUnderstood = (writtenFor: number) =>
  `The amounts are still as written, for ${formatNumber(writtenFor)}: no line could be scaled.`
/** Behind a line, small. */
export const notScaled = 'not scaled'
export const asWritten = 'As written'

export const copyShoppingList = 'Copy the shopping list'

export const noIngredients = 'No ingredients are listed.'
