type Props = { timestamp: string }

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** '2 hours ago', from the largest unit that fits. */
export function relativeTime(then: Date, now: Date): string {
  const seconds = (then.getTime() - now.getTime()) / 1000
  const formatter = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return formatter.format(Math.trunc(seconds / length), unit)
  }
  return 'just now'
}

/** A relative time, with the exact one on hover. A value that cannot be parsed is shown unchanged. */
export function RelativeTime({ timestamp }: Props) {
  const then = new Date(timestamp)
  if (Number.isNaN(then.getTime())) return <span>{timestamp}</span>
  const exactly = then.toLocaleString('en-GB', { dateStyle: 'full', timeStyle: 'short' })
  return (
    <time dateTime={then.toISOString()} title={exactly}>
      {relativeTime(then, new Date())}
    </time>
  )
}
