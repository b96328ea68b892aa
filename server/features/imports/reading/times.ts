import * as limits from '#contract/limits.ts'
import { parsePrepTime } from '#contract/times/prep-time.ts'
import * as t from '#texts/import-files.ts'
import { cleanLine } from './text.ts'

/** How long a recipe takes: minutes, and its words where these are not understood whole. */
export type Times = {
  prepMinutes?: number | undefined
  cookMinutes?: number | undefined
  totalMinutes?: number | undefined
  writtenTime?: string | undefined
}

type Written = { prep?: unknown; cook?: unknown; total?: unknown }

/** Minutes of a time as pages and files have it: a number of them, or a text. 0 is how many say that they do not know. */
export const readMinutes = (written: unknown): number | undefined =>
  typeof written === 'string' || typeof written === 'number'
    ? parsePrepTime(String(written)) || undefined
    : undefined

export function readTimes({ prep, cook, total }: Written): Times {
  const [prepMinutes, cookMinutes, totalMinutes] = [prep, cook, total].map(readMinutes)
  return { prepMinutes, cookMinutes, totalMinutes, writtenTime: wordsOf({ prep, cook, total }) }
}

/** The total if that is said; else preparation and cooking, of which one is not understood. */
function wordsOf({ prep, cook, total }: Written): string | undefined {
  const of = { prep: saidIn(prep), cook: saidIn(cook), total: saidIn(total) }
  const said = (of.total ? [of.total] : [of.prep, of.cook]).filter(Boolean)
  if (said.every(text => readMinutes(text) !== undefined)) return undefined
  const words = of.total
    ? [of.total]
    : [of.prep && t.preparing(plain(of.prep)), of.cook && t.cooking(plain(of.cook))]
  return words.filter(Boolean).join(' + ').slice(0, limits.maxPrepTimeLength)
}

/** Without the code of a duration that is understood. */
function plain(text: string): string {
  const minutes = readMinutes(text)
  return minutes === undefined ? text : t.minutesText(minutes)
}

/** Nothing, zero and empty durations are how applications say that they do not know. */
function saidIn(written: unknown): string {
  if (readMinutes(written) !== undefined) return String(written)
  const text = typeof written === 'string' ? cleanLine(written) : ''
  const isEmpty =
    !/\p{L}/u.test(text) || /^P[TYMWDHS\d\s.,+-]*$/i.test(text) || /^0+\s*\p{L}*\.?$/u.test(text)
  return isEmpty ? '' : text
}
