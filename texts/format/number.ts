import { languageTag } from '#texts/language.ts'

/** Returns '1,234'. */
export const formatNumber = (number: number): string => number.toLocaleString(languageTag)
