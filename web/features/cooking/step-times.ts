import { fractions, numberWords } from '#contract/time-words.ts'

/** A stretch of a step's text; one that names a time also has its duration. */
export type StepPart = { offset: number; text: string; seconds: number | undefined }

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

const digits = String.raw`\d+\s+\d\/\d|\d\/\d|\d+(?:[.,]\d+)?\s*[½¼¾⅓⅔]?|[½¼¾⅓⅔]`
const amount = `(?:${digits}|${Object.keys(spelledNumbers).join('|')})`
const unit = '(?:hours?|hrs?|minutes?|mins?|seconds?|secs?)'
const durationPattern = new RegExp(
  String.raw`(?<![\w.,/°])${amount}(?:\s*(?:[-–—]|to|or)\s*${amount})?[\s-]*${unit}\b(?:,?\s*(?:and\s+)?${amount}[\s-]*${unit}\b)?`,
  'gi',
)
const durationPartPattern = new RegExp(
  String.raw`(${amount})(?:\s*(?:[-–—]|to|or)\s*${amount})?[\s-]*(${unit})\b`,
  'gi',
)

/** 'In a second' is an idiom; a day is too long for a kitchen timer. */
const shortestSeconds = 5
const longestSeconds = 24 * 3600

/** Splits a step at the times in it, so that each can become a timer: 'boil for 3 minutes', '1 hour 20 min', '10–12 minutes'. */
export function splitAtTimes(step: string): StepPart[] {
  const parts: StepPart[] = []
  let end = 0
  const add = (from: number, to: number, seconds?: number) => {
    if (to > from) parts.push({ offset: from, text: step.slice(from, to), seconds })
  }
  for (const { 0: text, index } of step.matchAll(durationPattern)) {
    const seconds = secondsOf(text)
    if (seconds < shortestSeconds || seconds > longestSeconds) continue
    add(end, index)
    add(index, index + text.length, seconds)
    end = index + text.length
  }
  add(end, step.length)
  return parts
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
