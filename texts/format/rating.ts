import { decimalSign } from '#texts/language.ts'

/** Returns '4.0' or '3.7'. */
export const formatRating = (rating: number): string => rating.toFixed(1).replace('.', decimalSign)
