import { formatDateTime, formatTimeAgo } from '#texts/format/time.ts'
import * as t from '#texts/ui.ts'

type Props = { timestamp: string }

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** Returns a time like '2 hours ago', in the largest unit that fits. */
export function relativeTime(then: Date, now: Date): string {
  const seconds = (now.getTime() - then.getTime()) / 1000
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return formatTimeAgo(Math.trunc(seconds / length), unit)
  }
  return t.justNow
}

/** A relative time, with the exact one on hover. A value that cannot be parsed is shown unchanged. */
export function RelativeTime({ timestamp }: Props) {
  const then = new Date(timestamp)
  if (Number.isNaN(then.getTime())) return <span>{timestamp}</span>
  return (
    <time dateTime={then.toISOString()} title={formatDateTime(then)}>
      {relativeTime(then, new Date())}
    </time>
  )
}
