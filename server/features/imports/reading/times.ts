import * as limits from '#contract/limits.ts'
import { parsePrepTime } from '#contract/times/prep-time.ts'
import * as t from '#texts/import-answers.ts'
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
  const read = { prep: readTime(prep), cook: readTime(cook), total: readTime(total) }
  return {
    prepMinutes: read.prep.minutes,
    cookMinutes: read.cook.minutes,
    totalMinutes: read.total.minutes,
    writtenTime: wordsOf(read),
  }
}

type Read = { minutes: number | undefined; words: string }

function readTime(written: unknown): Read {
  const minutes = readMinutes(written)
  return { minutes, words: minutes === undefined ? wordsIn(written) : t.minutesText(minutes) }
}

/** Of the total if that is said; else of preparation and cooking, where one is not understood. */
function wordsOf({ prep, cook, total }: Record<'prep' | 'cook' | 'total', Read>): string | undefined {
  const said = total.words ? [total] : [prep, cook]
  if (said.every(({ minutes, words }) => minutes !== undefined || words === '')) return undefined
  const parts = [prep.words && t.preparing(prep.words), cook.words && t.cooking(cook.words)]
  const words = total.words || parts.filter(Boolean).join(' + ')
  return words.slice(0, limits.maxPrepTimeLength)
}

/** Nothing, zero and empty durations are how applications say that they do not know. */
function wordsIn(written: unknown): string {
  const text = typeof written === 'string' ? cleanLine(written) : ''
  const isEmpty =
    !/\p{L}/u.test(text) || /^P[TYMWDHS\d\s.,+-]*$/i.test(text) || /^0+\s*\p{L}*\.?$/u.test(text)
  return isEmpty ? '' : text
}
