import * as limits from '../limits.ts'
import { toPlainFigures } from '../plain-figures.ts'
import { findTimes } from './find-times.ts'
import { gapWords } from './gap-words.ts'
import { readIsoDuration } from './iso-duration.ts'

/**
 * Parses a free-text preparation time to whole minutes: '1 hour 30 min' → 90, '1h30' → 90, '90' → 90, '1:30' → 90, 'PT1H30M' →
 * 90, 'saa 1 na dakika 30' → 90, '30-40 min' → 40. Several times are added up, except for parts of another time: '20 min prep, 40
 * min cooking' → 60, '1 hour (20 min active)' → 60, '1 h total, 20 min active' → 60. Undefined if not every word is understood
 * ('overnight + 20 min'), if the end is open ('at least 2 hours'), or for more than a year.
 */
export function parsePrepTime(text: string): number | undefined {
  const written = toPlainFigures(text.slice(0, limits.maxPrepTimeLength)).trim()
  const minutes = /^\d{1,5}(?:[.,]\d{1,2})?$/.test(written)
    ? Number(written.replace(',', '.'))
    : (readIsoDuration(written) ?? readWords(written.replace(/^PT(?=\d)/i, '')))
  if (minutes === undefined || minutes > limits.maxPrepMinutes) return undefined
  return minutes > 0 ? Math.max(1, Math.round(minutes)) : 0
}

/** The most times of a text. If it has more, a number remains that is not understood. */
const maxTimes = 12

/** A time, with the text before it and after it, up to the next time. */
type Labelled = { seconds: number; before: string; after: string }

function readWords(text: string): number | undefined {
  const times = labelledTimes(text)
  if (times.length === 0 || !isUnderstood(times)) return undefined
  const seconds = totalOf(times) ?? sumOf(times)
  return seconds === undefined ? undefined : seconds / 60
}

function labelledTimes(text: string): Labelled[] {
  const times = findTimes(text, 'field', maxTimes)
  return times.map(({ start, end, max }, index) => ({
    seconds: max,
    before: text.slice(times[index - 1]?.end ?? 0, start),
    after: text.slice(end, times[index + 1]?.start),
  }))
}

function isUnderstood(times: readonly Labelled[]): boolean {
  const [first = '', ...between] = times.map(({ before }) => before)
  const last = times.at(-1)?.after ?? ''
  return (
    [first, ...between, last].every(gapWords.isUnderstood) &&
    !gapWords.leavesOpen(first, 'first') &&
    !gapWords.leavesOpen(last, 'last') &&
    !between.some(gap => gap.trim() === '' || gapWords.leavesOpen(gap, 'between'))
  )
}

/** Returns a time's label. All labels are on the side on which the first time has one. */
const labelOf = ({ before, after }: Labelled, times: readonly Labelled[]): string =>
  gapWords.hasLabel(times[0]?.before ?? '') ? before : after

const totalOf = (times: readonly Labelled[]): number | undefined =>
  times.find(time => gapWords.hasTotal(labelOf(time, times)))?.seconds

/** Adds up the times. Undefined if the parts of a time are more than the time itself. */
function sumOf(times: readonly Labelled[]): number | undefined {
  const hasWhole = times.some(time => !gapWords.hasLabel(labelOf(time, times)))
  let [sum, parts, isPart, last] = [0, 0, false, 0]
  for (const time of times) {
    const { seconds, before } = time
    isPart = gapWords.beginsParts(before) || (isPart && !before.includes(')'))
    const isActive = hasWhole && gapWords.hasActive(labelOf(time, times))
    if (isPart || isActive) parts += seconds
    else if (!gapWords.isSame(before) || seconds !== last) sum += seconds
    last = seconds
  }
  if (sum === 0) return parts
  return parts > sum ? undefined : sum
}
