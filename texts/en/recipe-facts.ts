import { formatNumber } from '#texts/format/number.ts'

/** Read out before the value, which an icon explains. */
export const rating = 'Rating'
export const noRatings = 'No ratings yet'
export const prepTime = 'Prep time'

export const serves = (servings: number) => `Serves ${formatNumber(servings)}`
