import { dateTag, languageTag } from '#texts/language.ts'

/** Returns '14 November', with the year if it is not the current one, in the reader's time zone. */
export const formatDayMonth = (date: Date, now = new Date()): string =>
  date.toLocaleDateString(dateTag, {
    day: 'numeric',
    month: 'long',
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  })

/** Returns '08:40', in the reader's time zone. */
export const formatTimeOfDay = (date: Date): string =>
  date.toLocaleTimeString(dateTag, { timeStyle: 'short' })

/** Returns '14 November at 08:40', in the reader's time zone. */
export const formatDayAndTime = (date: Date, now = new Date()): string =>
  date.toLocaleString(dateTag, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    ...(date.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  })

/** Returns 'March 2025', in the reader's time zone. */
export const formatMonthAndYear = (date: Date): string =>
  date.toLocaleDateString(dateTag, { month: 'long', year: 'numeric' })

const monthOf = (month: string) => new Date(`${month}-01T00:00:00Z`)

/** Returns 'Nov' or 'Nov 2026' for '2026-11'. */
export const formatMonth = (month: string, withYear: boolean): string =>
  monthOf(month).toLocaleDateString(dateTag, {
    month: 'short',
    timeZone: 'UTC',
    ...(withYear && { year: 'numeric' }),
  })

/** Returns 'N' for '2026-11'. */
export const formatMonthInitial = (month: string): string =>
  monthOf(month).toLocaleDateString(dateTag, { month: 'narrow', timeZone: 'UTC' })

/** Returns '5 hours'. */
export const formatDuration = (
  count: number,
  unit: 'day' | 'hour' | 'minute',
  unitDisplay: 'long' | 'short' | 'narrow' = 'long',
): string => count.toLocaleString(languageTag, { style: 'unit', unit, unitDisplay })
