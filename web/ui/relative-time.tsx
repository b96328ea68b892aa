const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const absolute = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short' })

/** '3 hours ago', and the day and hour on hover. Only for what the browser renders: on a server it would be another now. */
export function RelativeTime({ at }: { at: string }) {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return null
  return (
    <time dateTime={at} title={absolute.format(date)}>
      {wordsFor((date.getTime() - Date.now()) / 1000)}
    </time>
  )
}

function wordsFor(seconds: number): string {
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit)
  }
  return 'just now'
}
