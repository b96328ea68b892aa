import { formatDayMonth, formatDuration, formatTimeOfDay } from '#texts/format/day.ts'
import * as t from '#texts/moderation.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Returns a duration in the largest unit that fits. */
function durationOf(ms: number): string {
  if (ms >= 2 * dayMs) return formatDuration(Math.floor(ms / dayMs), 'day')
  if (ms >= hourMs) return formatDuration(Math.floor(ms / hourMs), 'hour')
  return formatDuration(Math.max(1, Math.floor(ms / minuteMs)), 'minute')
}

/** Returns how urgent a case is: it asks for attention in its last day, and is bad when it is overdue. */
export function dueState(dueAt: string, now = Date.now()) {
  const left = Date.parse(dueAt) - now
  if (left < 0) return { tone: 'bad', icon: 'triangle-alert', words: t.lateBy(durationOf(-left)) } as const
  const tone = left < dayMs ? 'warm' : 'calm'
  return { tone, icon: 'clock', words: t.dueIn(durationOf(left)) } as const
}

export const minutesUntil = (until: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now) / minuteMs))

/** Returns 'since 14 November', 'since yesterday' or 'since 07:40'. */
export function sinceWords(at: string, now = new Date()): string {
  const date = new Date(at)
  const days = Math.round((startOfDay(now) - startOfDay(date)) / dayMs)
  if (days === 0) return t.waitingSince(formatTimeOfDay(date))
  return days === 1 ? t.waitingSinceYesterday : t.waitingSince(formatDayMonth(date, now))
}

const startOfDay = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
