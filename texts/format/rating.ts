import { decimalSign } from '#texts/language.ts'

/** '4.0', '3.7' */
export const formatRating = (rating: number): string => rating.toFixed(1).replace('.', decimalSign)
