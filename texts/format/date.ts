import { dateTag } from '#texts/language.ts'

/** Returns '14 March 2026', in the reader's time zone. */
export const formatDate = (date: Date): string => date.toLocaleDateString(dateTag, { dateStyle: 'long' })
