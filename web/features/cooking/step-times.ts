import { findTimes } from '#contract/times/find-times.ts'

/** A part of a step's text. A part that names a time has its duration (the shorter one of a range) and the punctuation that touches it. */
export type StepPart = { offset: number; text: string } & (
  | { seconds?: never; isRange?: never }
  | { seconds: number; isRange: boolean; marksBefore: string; marksAfter: string }
)

/** 'In a second' is an idiom. More than a day is too long for a kitchen timer. */
const shortestSeconds = 5
const longestSeconds = 24 * 3600

/** If more marks touch a time, some may wrap to another line. A no-break space, as in French, counts as a mark. */
const maxTouchingMarks = 4
const openingMarks = new RegExp(String.raw`[\p{P}\u00A0\u202F]{0,${maxTouchingMarks}}$`, 'u')
const closingMarks = new RegExp(String.raw`^[\p{P}\u00A0\u202F]{0,${maxTouchingMarks}}`, 'u')

/** Splits a step at its times, so that each time can become a timer. */
export function splitAtTimes(step: string): StepPart[] {
  const times = timersOf(step)
  const parts: StepPart[] = []
  let end = 0
  const addText = (to: number) => {
    if (to > end) parts.push({ offset: end, text: step.slice(end, to) })
  }
  for (const [index, { offset, text, ...duration }] of times.entries()) {
    const [marksBefore = ''] = openingMarks.exec(step.slice(end, offset)) ?? []
    addText(offset - marksBefore.length)
    const afterTime = step.slice(offset + text.length, times[index + 1]?.offset)
    const [marksAfter = ''] = closingMarks.exec(afterTime) ?? []
    parts.push({ offset, text, ...duration, marksBefore, marksAfter })
    end = offset + text.length + marksAfter.length
  }
  addText(step.length)
  return parts
}

type TimeInStep = { offset: number; text: string; seconds: number; isRange: boolean }

/** No step for a person has more, and each time is an element of the page. */
const maxTimesPerStep = 24

/** For '10 to 12 minutes' the first number counts, because checking early is safer than late. */
const timersOf = (step: string): TimeInStep[] =>
  findTimes(step, 'text', maxTimesPerStep)
    .filter(({ min }) => min >= shortestSeconds && min <= longestSeconds)
    .map(({ start, end, min, max }) => ({
      offset: start,
      text: step.slice(start, end),
      seconds: min,
      isRange: max > min,
    }))
