import { dateTag, direction, languageTag } from '#texts/language.ts'

/** Of `<html>`. */
export const documentAttributes: string =
  direction === 'rtl' ? `lang="${languageTag}" dir="rtl"` : `lang="${languageTag}"`

/** '1,234' */
export const formatNumber = (number: number): string => number.toLocaleString(languageTag)

/** 'Sunday 22 November 2026 at 14:08', in the reader's time zone. */
export const formatDateTime = (date: Date): string =>
  date.toLocaleString(dateTag, { dateStyle: 'full', timeStyle: 'short' })

/** '2 hours ago', 'yesterday' */
export const formatTimeAgo = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
  new Intl.RelativeTimeFormat(languageTag, { numeric: 'auto' }).format(-count, unit)

/** Alphabetical, as the language orders its letters. */
export const compareWords = (one: string, other: string): number => one.localeCompare(other, languageTag)
