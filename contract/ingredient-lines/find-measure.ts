import { readAmount, readFractionWords } from './amounts.ts'
import { readMeasure, skipAbout } from './measures.ts'
import type { Measure } from './plain-measure.ts'
import { skipPrepared } from './prepared.ts'
import { isJoinedTo, type Token } from './tokens.ts'
import { readUnit, skipHeaped, skipSizes } from './unit-words.ts'
import { findPhrase, type Reading } from './vocabulary.ts'

/** Bullets of lists, and boxes to tick. */
const bullet = /^(?:[-–—‐•*·‣◦●○▪▸►>→]|\p{So}|\ufe0f)$/u

/** Returns the token after bullets and the line's own number: '• 2 cups', '3) 2 cups', '[ ] 2 cups'. */
export function skipMarks({ tokens, words }: Reading): number {
  let at = 0
  while (bullet.test(tokens[at]?.word ?? '')) at += 1
  if (tokens[at]?.word === '[' && /^[x\]]$/.test(tokens[at + 1]?.word ?? ''))
    at += tokens[at + 1]?.word === ']' ? 2 : 3
  const isOpen = /^[(#]$/.test(tokens[at]?.word ?? '')
  const number = isOpen ? at + 1 : at
  if (!/^\d{1,2}$/.test(tokens[number]?.figure ?? '')) return at
  let end = number + 1
  while (/^[.):]$/.test(tokens[end]?.word ?? '') && isJoinedTo(tokens[end - 1], tokens[end])) end += 1
  const isMarked = end > number + 1 || (isOpen && tokens[at]?.word === '#')
  const hasBlank = (tokens[end]?.start ?? 0) > (tokens[end - 1]?.end ?? 0)
  // '1. tbsp' is an amount with a superfluous dot. A number after '(' is the line's own only if an amount follows.
  const isNumber = isMarked && hasBlank && !findPhrase(words.units, tokens, end)
  return isNumber && (!isOpen || tokens[end]?.figure) ? end : at
}

/** The most tokens of a heading before the line itself, as in 'Sauce: 2 mangoes'. The heading is read as a remark. */
export const maxHeadingWords = 4

/** The measure at the beginning of a line. `at` is the token at which its amount begins. */
export type Leading = { measure: Partial<Measure> | undefined; before: number; at: number; end: number }

/** Reads the measure that a line begins with. 'a few' and 'handful' have no number. */
export function readLeading(reading: Reading, from = 0): Leading | undefined {
  const { tokens, words } = reading
  const about = skipAbout(reading, from)
  const some = findPhrase(words.some, tokens, about)
  // 'unos 200 g' means about 200 g.
  if (some && !readAmount(reading, some.end)) {
    const unit = readUnit(reading, skipHeaped(reading, some.end))
    const end = unit?.end ?? some.end
    return { measure: unit && { unit: unit.value }, before: some.end, at: some.end, end }
  }
  const start = some?.end ?? about
  for (const at of [start, skipArticle(reading, start)]) {
    const measure = at === undefined ? undefined : readMeasure(reading, at)
    if (at !== undefined && measure) return { measure, before: start, at, end: measure.end }
  }
  const sized = skipHeaped(reading, start)
  const unit = readUnit(reading, sized)
  if (!unit || unit.value === 'leaf' || unit.end >= tokens.length) return undefined
  // 'taza y media' is one and a half cups.
  const half = readFractionWords(reading, unit.end)
  const amount = half && { min: 1 + half.value, max: 1 + half.value }
  return { measure: { amount, unit: unit.value }, before: start, at: start, end: half?.end ?? unit.end }
}

/** Skips the article in 'a good 200 g'. */
function skipArticle(reading: Reading, at: number): number | undefined {
  const article = findPhrase(reading.words.numbers, reading.tokens, at)
  if (article?.value !== 1) return undefined
  const after = skipAbout(reading, article.end)
  return after > article.end ? after : undefined
}

export type Inner = {
  measure: Measure
  start: number
  at: number
  end: number
  before: boolean
  isPart: boolean
}

/** How many tokens of a line are searched for a measure. */
const maxInnerWords = 24

/** Finds a measure after the food ('Sugar, 8 ounces', 'nyanya 4') or after the wanted part of it ('juice of 2 limes'). */
export function findMeasure(reading: Reading, from = 0): Inner | undefined {
  const { tokens, words } = reading
  for (let at = from + 1; at < Math.min(tokens.length, from + maxInnerWords); at += 1) {
    const about = skipAbout(reading, at)
    const of = findPhrase(words.of, tokens, at)
    const start = of?.end ?? startOfGenitive(tokens, at)
    const counted = start === undefined ? undefined : readMeasure(reading, start)
    if (start !== undefined && counted && at <= 8 && counted.end < tokens.length && !counted.unit)
      return { measure: counted, start, at: start, end: counted.end, before: true, isPart: false }
    const measure = readMeasure(reading, about)
    const isWord = tokens[about]?.figure === ''
    const isText = isWord && measure?.unit === undefined && words.hasDecimalPoint && !words.countsAfterNoun
    if (!measure || isText) continue
    const isAfterComma = /^[,:]$/.test(tokens[at - 1]?.word ?? '')
    const end = skipSizes(reading, measure.end)
    const next = tokens[end]
    const isLast =
      next === undefined || /^[,;.]$/.test(next.word) || findPhrase(words.and, tokens, end) !== undefined
    const isSaidOf =
      findPhrase(words.remarks, tokens, end) !== undefined || skipPrepared(reading, end) !== undefined
    if (!isLast && !isSaidOf && !words.countsAfterNoun) continue
    return {
      measure,
      start: isAfterComma ? at - 1 : at,
      at: about,
      end: measure.end,
      before: false,
      isPart: isAfterComma,
    }
  }
  return undefined
}

/** Returns where the counted food begins: 'Saft einer Zitrone', 'juice from 1 lime'. */
function startOfGenitive(tokens: readonly Token[], at: number): number | undefined {
  const { word = '' } = tokens[at] ?? {}
  if (word === 'einer' || word === 'eines') return at
  return word === 'from' && tokens[at + 1]?.figure ? at + 1 : undefined
}
