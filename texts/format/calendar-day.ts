import { dateTag } from '#texts/language.ts'
import { formatDayMonth } from './day.ts'

/** Returns 'Sunday' for a day like '2026-11-22'. */
export const formatWeekday = (day: string): string =>
  localDay(day).toLocaleDateString(dateTag, { weekday: 'long' })

/** Returns '22 November' for a day like '2026-11-22'. */
export const formatCalendarDay = (day: string): string => formatDayMonth(localDay(day))

/** Returns 'November', or 'November 2025', for the month of a day. */
export const formatMonthOf = (day: string, now = new Date()): string =>
  localDay(day).toLocaleDateString(dateTag, {
    month: 'long',
    ...(!day.startsWith(String(now.getFullYear())) && { year: 'numeric' }),
  })

const localDay = (day: string) => new Date(`${day}T00:00:00`)
