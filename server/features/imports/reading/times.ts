import * as limits from '#contract/limits.ts'
import { parsePrepTime } from '#contract/times/prep-time.ts'
import * as t from '#texts/import-answers.ts'
import { cleanLine } from './text.ts'

/** How long a recipe takes: minutes, and the written time if it is not fully understood. */
export type Times = {
  prepMinutes?: number | undefined
  cookMinutes?: number | undefined
  totalMinutes?: number | undefined
  writtenTime?: string | undefined
}

type Written = { prep?: unknown; cook?: unknown; total?: unknown }

/** Reads a time as pages and files state it, a number of minutes or a text. Undefined for 0, which many write if they do not know. */
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

/** Returns the words of a time that is not fully understood: of the total if it is stated, else of preparation, cooking or both. */
function wordsOf({ prep, cook, total }: Record<'prep' | 'cook' | 'total', Read>): string | undefined {
  const said = total.words ? [total] : [prep, cook]
  if (said.every(({ minutes, words }) => minutes !== undefined || words === '')) return undefined
  const both = () => t.bothTimes(t.preparing(prep.words), t.cooking(cook.words))
  const words = total.words || (prep.words && cook.words ? both() : prep.words || cook.words)
  return words.slice(0, limits.maxPrepTimeLength)
}

/** Returns the words of a time. Empty for zero and for empty durations, which applications write if they do not know. */
function wordsIn(written: unknown): string {
  const text = typeof written === 'string' ? cleanLine(written) : ''
  const isEmpty =
    !/\p{L}/u.test(text) || /^P[TYMWDHS\d\s.,+-]*$/i.test(text) || /^0+\s*\p{L}*\.?$/u.test(text)
  return isEmpty ? '' : text
}
