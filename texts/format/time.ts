import { dateTag, languageTag } from '#texts/language.ts'

/** Returns 'Sunday 22 November 2026 at 14:08', in the reader's time zone. */
export const formatDateTime = (date: Date): string =>
  date.toLocaleString(dateTag, { dateStyle: 'full', timeStyle: 'short' })

/** Returns '2 hours ago' or 'yesterday', and for a negative count 'in 2 hours'. */
export const formatTimeAgo = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
  new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto' }).format(-count, unit)

/** Returns 'Sunday 6 December 2026', in the reader's time zone. */
export const formatFullDate = (date: Date): string => date.toLocaleDateString(dateTag, { dateStyle: 'full' })
/** Returns '1 September 2026', the same in every time zone, so that the server can render it. */
export const formatDay = (date: Date): string =>
  date.toLocaleDateString(dateTag, { dateStyle: 'long', timeZone: 'UTC' })
