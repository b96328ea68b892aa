import { languageTag } from '#texts/language.ts'

/** Compares words alphabetically, in the order of the language. */
export const compareWords = (one: string, other: string): number => one.localeCompare(other, languageTag)
