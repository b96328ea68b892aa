import { languageTag } from '#texts/language.ts'

/** Returns '07:42' or '1:05:00'. */
export function formatClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const padTwo = (value: number) => value.toLocaleString(languageTag, { minimumIntegerDigits: 2 })
  return h > 0 ? `${h}:${padTwo(m)}:${padTwo(s)}` : `${padTwo(m)}:${padTwo(s)}`
}
