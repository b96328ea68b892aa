import { formatNumber } from '#texts/format/number.ts'

/** What is copied from a recipe to shop by. */

export const optional = (food: string) => `${food} (optional)`
export const notScaled = (line: string) => `${line} (not scaled)`
export const headed = (title: string, servings: number | undefined) =>
  servings === undefined ? title : `${title}, for ${formatNumber(servings)}`
export const copied = 'The shopping list is copied.'
export const notCopied = 'The shopping list could not be copied.'
