import { languageTag } from '#texts/language.ts'

/** Alphabetical, as the language orders its letters. */
export const compareWords = (one: string, other: string): number => one.localeCompare(other, languageTag)
