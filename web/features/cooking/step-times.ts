import { fractions, numberWords } from '#contract/time-words.ts'

/** A stretch of a step's text. One that names a time has its duration, and the punctuation marks that touch it. */
export type StepPart = { offset: number; text: string } & (
  | { seconds?: never }
  | { seconds: number; marksBefore: string; marksAfter: string }
)

const spelledNumbers: Record<string, number> = {
  'half an': 0.5,
  ...numberWords,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
}
const unitSeconds: Record<string, number> = { h: 3600, m: 60, s: 1 }

// Each repetition has an upper limit: two unlimited ones side by side take time by the square of a text's length.
const digits = String.raw`\d{1,6}\s{1,3}\d\/\d|\d\/\d|\d{1,6}(?:[.,]\d{1,6})?\s{0,3}[½¼¾⅓⅔]?|[½¼¾⅓⅔]`
const amount = `(?:${digits}|${Object.keys(spelledNumbers).join('|')})`
const unit = '(?:hours?|hrs?|minutes?|mins?|seconds?|secs?)'
const amountOrRange = String.raw`${amount}(?:\s{0,3}(?:[-–—]|to|or)\s{0,3}${amount})?[\s-]{0,3}`
const durationPattern = new RegExp(
  String.raw`(?<![\w.,/°])${amountOrRange}${unit}\b(?:,?\s{0,3}(?:and\s{1,3})?${amount}[\s-]{0,3}${unit}\b)?`,
  'gi',
)
const durationPartPattern = new RegExp(
  String.raw`(${amount})(?:\s{0,3}(?:[-–—]|to|or)\s{0,3}${amount})?[\s-]{0,3}(${unit})\b`,
  'gi',
)

/** 'In a second' is an idiom; a day is too long for a kitchen timer. */
const shortestSeconds = 5
const longestSeconds = 24 * 3600

/** More of them may stand on another line than the time. A space that does not break, as in French, is part of them. */
const maxTouchingMarks = 4
const openingMarks = new RegExp(String.raw`[\p{P}\u00A0\u202F]{0,${maxTouchingMarks}}$`, 'u')
const closingMarks = new RegExp(String.raw`^[\p{P}\u00A0\u202F]{0,${maxTouchingMarks}}`, 'u')

/** Splits a step at the times in it, so that each can become a timer: 'boil for 3 minutes', '1 hour 20 min', '10–12 minutes'. */
export function splitAtTimes(step: string): StepPart[] {
  const times = findTimes(step)
  const parts: StepPart[] = []
  let end = 0
  const addText = (to: number) => {
    if (to > end) parts.push({ offset: end, text: step.slice(end, to) })
  }
  for (const [index, { offset, text, seconds }] of times.entries()) {
    const [marksBefore = ''] = openingMarks.exec(step.slice(end, offset)) ?? []
    addText(offset - marksBefore.length)
    const afterTime = step.slice(offset + text.length, times[index + 1]?.offset)
    const [marksAfter = ''] = closingMarks.exec(afterTime) ?? []
    parts.push({ offset, text, seconds, marksBefore, marksAfter })
    end = offset + text.length + marksAfter.length
  }
  addText(step.length)
  return parts
}

type TimeInStep = { offset: number; text: string; seconds: number }

/** More of them are no step that a person cooks by, and each is an element of the page. */
const maxTimesPerStep = 24

function findTimes(step: string): TimeInStep[] {
  const times: TimeInStep[] = []
  let count = 0
  for (const { 0: text, index } of step.matchAll(durationPattern)) {
    const seconds = secondsOf(text)
    if (seconds >= shortestSeconds && seconds <= longestSeconds) times.push({ offset: index, text, seconds })
    count += 1
    if (count === maxTimesPerStep) break
  }
  return times
}

/** Of '10 to 12 minutes' the first counts: checking early is safer than late. */
const secondsOf = (text: string): number =>
  [...text.matchAll(durationPartPattern)].reduce(
    (sum, [, count = '', name = '']) =>
      sum + amountOf(count) * (unitSeconds[name.charAt(0).toLowerCase()] ?? 0),
    0,
  )

function amountOf(text: string): number {
  const word = spelledNumbers[text.toLowerCase()]
  if (word !== undefined) return word
  const terms = text.replace(',', '.').replace(/[½¼¾⅓⅔]/, mark => ` ${fractions[mark]}`)
  return terms
    .trim()
    .split(/\s+/)
    .reduce((sum, term) => sum + quotientOf(term), 0)
}

function quotientOf(term: string): number {
  const [top = '', bottom = '1'] = term.split('/')
  return Number(top) / Number(bottom)
}
