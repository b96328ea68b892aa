import { dateTag, languageTag } from '#texts/language.ts'

/** 'Sunday 22 November 2026 at 14:08', in the reader's time zone. */
export const formatDateTime = (date: Date): string =>
  date.toLocaleString(dateTag, { dateStyle: 'full', timeStyle: 'short' })

/** '2 hours ago', 'yesterday'; of negative counts 'in 2 hours'. */
export const formatTimeAgo = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
  new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto' }).format(-count, unit)
