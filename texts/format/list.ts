import { dateTag } from '#texts/language.ts'

/** Returns 'one, two and three'. */
export const formatList = (parts: readonly string[]): string => new Intl.ListFormat(dateTag).format(parts)
