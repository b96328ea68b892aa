import type { Amount } from './amounts.ts'
import { findMeasure, readLeading, skipMarks } from './find-measure.ts'
import type { LanguageWords, UnitName } from './languages/language-words.ts'
import { readCounted, readMeasure, skipAbout, skipJoin, skipSizeWord } from './measures.ts'
import { endOfNoAmount } from './no-amounts.ts'
import { type Measure, type MeasurePart, readPlainMeasure, smallerUnits } from './plain-measure.ts'
import { skipPrepared } from './prepared.ts'
import { type Token, tokensOf } from './tokens.ts'
import { lengths, measuring, type Reading, skipOf, type TokenSpan } from './unit-words.ts'
import { findPhrase, vocabularyFor } from './vocabulary.ts'

/** From and to, in characters of the line. */
export type Span = readonly [start: number, end: number]

/** One amount of a line, its unit, and what the unit is followed by of the amount ('et demi'), where they are written. */
export type WrittenAmount = {
  amount: Amount
  amountAt: Span
  halfAt: Span | undefined
  unit: UnitName | undefined
  unitAt: Span | undefined
  /** Of '1 lb 8 oz' the ounces: so many make one of the amount before. */
  partOf: number | undefined
}

/** All amounts of a line. `mainAt`: the one that the line is about, with its unit. */
export type WrittenMeasure = {
  amounts: WrittenAmount[]
  decimalSign: '.' | ','
  mainAt: Span | undefined
}

/**
 * All amounts of a line that change with the number of servings. Undefined where there is none, or where the line has
 * a number that is neither an amount nor known to be something else: half a line is not scaled.
 */
export function findWrittenMeasure(line: string, words: LanguageWords): WrittenMeasure | undefined {
  const reading = { tokens: tokensOf(line), words: vocabularyFor(words) }
  const main = findMain(reading)
  const found = readAll(reading, main)
  if (!found || found.length === 0) return undefined
  const { tokens } = reading
  const spanOf = ([from, to]: TokenSpan): Span => [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
  const amounts = found.flatMap(({ parts }) =>
    parts.map((part, index) => ({
      ...part,
      amountAt: spanOf(part.amountAt),
      halfAt: part.halfAt && spanOf(part.halfAt),
      unitAt: part.unitAt && spanOf(part.unitAt),
      partOf:
        index > 0 && part.unit !== parts[0]?.unit ? smallerUnits[parts[0]?.unit ?? 'g']?.count : undefined,
    })),
  )
  const mainFound = found.find(({ at }) => at === main)
  const mainEnd = found.reduce(
    (end, { at, end: next }) => (skipAbout(reading, skipJoin(reading, end) ?? end) === at ? next : end),
    mainFound?.end ?? 0,
  )
  return {
    amounts,
    decimalSign: decimalSignOf(line, reading.words.hasDecimalPoint, amounts),
    mainAt: mainFound && [tokens[mainFound.at]?.start ?? 0, endOfMain(line, reading, mainEnd)],
  }
}

/** As the first amount with a decimal is written, or as the language writes it. */
function decimalSignOf(line: string, hasDecimalPoint: boolean, amounts: readonly WrittenAmount[]): '.' | ',' {
  for (const { amountAt } of amounts) {
    const sign = /\d([.,])\d{1,2}(?!\d)/.exec(line.slice(...amountAt))?.[1]
    if (sign === '.' || sign === ',') return sign
  }
  return hasDecimalPoint ? '.' : ','
}

/** After 'of', unless it is one word with the food: "d'huile". */
function endOfMain(line: string, reading: Reading, at: number): number {
  const startOf = (token: number) => reading.tokens[token]?.start ?? line.length
  const afterOf = startOf(skipOf(reading, at))
  const end = afterOf === line.length || /\s/.test(line[afterOf - 1] ?? '') ? afterOf : startOf(at)
  return line.slice(0, end).trimEnd().length
}

/** So many words may be in a heading before a line: 'Sauce: 2 mangoes'. */
const maxHeadingWords = 4

/** The token at which the amount begins that the line is about. */
function findMain(reading: Reading): number | undefined {
  const { tokens } = reading
  const first = skipMarks(reading)
  // '(optional) 1 chilli'
  const start = tokens[first]?.word === '(' ? endOfBracket(tokens, first) : first
  const lead = readLeading(reading, start)
  if (lead?.measure?.amount) return lead.at
  const colon = tokens.findIndex(({ word }, at) => word === ':' && at - start <= maxHeadingWords)
  const headed = colon > start ? readLeading(reading, colon + 1) : undefined
  return (
    (headed?.measure?.amount ? headed.at : undefined) ??
    findMeasure(reading, start)?.at ??
    findInBracket(reading)
  )
}

/** 'Eggs (3)', 'butter (100 g)' */
function findInBracket(reading: Reading): number | undefined {
  const at = reading.tokens.findIndex(({ word }) => word === '(') + 1
  const end = at > 1 ? readMeasure(reading, at)?.end : undefined
  return end !== undefined && reading.tokens[end]?.word === ')' ? at : undefined
}

type Found = { at: number; parts: readonly MeasurePart[]; end: number }
/** What the amount before says of the numbers after it: the size of a tin, or of each of several. */
type Before = { isVessel: boolean; isCount: boolean; end: number }

/** A line with more amounts is none of ingredients. */
const maxAmounts = 12

/** The amounts that change; undefined where a number is not understood. */
function readAll(reading: Reading, main: number | undefined): Found[] | undefined {
  const { tokens } = reading
  const found: Found[] = []
  let before: Before | undefined
  for (let at = skipMarks(reading); at < tokens.length; ) {
    const end = endOfNoAmount(reading, at)
    const plain = end === undefined ? readPlainMeasure(reading, at) : undefined
    const measure = plain && (plain.unit ? plain : readCounted(reading, plain))
    const isWritten =
      measure?.amount && (isInFigures(reading, at, measure) || isMeantInWords(reading, at, main, measure))
    if (!measure || !isWritten) {
      const isUnknown = end === undefined && (tokens[at]?.figure || isPerThing(reading, at))
      if (isUnknown) return undefined
      at = end ?? at + 1
      continue
    }
    const role = at === main ? 'amount' : roleOf(reading, at, { measure, before })
    if (role === 'unknown' || found.length === maxAmounts) return undefined
    if (isOfAnotherLanguage(reading, measure) || isOneWord(reading, at)) return undefined
    if (role === 'amount') {
      found.push({ at, parts: measure.parts, end: measure.end })
      if (at === main) before = beforeAfter(measure)
    }
    at = Math.max(at + 1, measure.end)
    if (measure.unit === undefined && isSizeInBracket(reading, at)) at = endOfBracket(tokens, at)
  }
  return found
}

/** '4 (150 g) cutlets', but '1 (or 2) cutlets' */
const isSizeInBracket = (reading: Reading, at: number): boolean =>
  reading.tokens[at]?.word === '(' && measuring.has(readPlainMeasure(reading, at + 1)?.unit ?? 'piece')

/** Nobody weighs a thousandth of a gram: a line with '1.500 g' is written as another language writes thousands. */
const isOfAnotherLanguage = ({ tokens }: Reading, { parts }: Measure): boolean =>
  parts.some(
    ({ amount, amountAt, unit }) =>
      (unit === 'g' || unit === 'ml') &&
      amount.min < 1000 &&
      /^\d{1,3}[.,]\d{3}$/.test(tokens[amountAt[0]]?.figure ?? ''),
  )

/** '¼ stick of butter per chicken breast' says nothing of how many these are. */
const isPerThing = ({ tokens, words }: Reading, at: number): boolean =>
  /^(?:per|pro)$/.test(tokens[at]?.word ?? '') && !findPhrase(words.remarks, tokens, at)

/** A number with figures; where a unit stands before it, the number has no other behind it: '1 can, 400 g'. */
function isInFigures(reading: Reading, at: number, { parts }: Measure): boolean {
  const { tokens, words } = reading
  const from = parts[0]?.amountAt[0] ?? at
  if (!tokens[from]?.figure) return false
  const own = from > at ? readPlainMeasure(reading, from) : undefined
  return own?.unit === undefined || words.countsAfterNoun
}

/** 'two eggs', 'or one 300 g jar', 'half a litre'; in a text number words are words: 'cut in two', 'or a bit more'. */
function isMeantInWords(
  reading: Reading,
  at: number,
  main: number | undefined,
  { parts, unit }: Measure,
): boolean {
  const [first] = parts
  if (at === main) return true
  if (!first || first.amountAt[0] !== at) return false
  const { tokens, words } = reading
  const isAlso = [words.and, words.or].some(phrases => findPhrase(phrases, tokens, at - 1)?.end === at)
  const isNumber = first.amount.min > 1 || (first.amount.min === 1 && unit !== undefined)
  return measuring.has(unit ?? 'piece') || (isAlso && isNumber)
}

/** "Le jus d'un citron": a figure cannot take the place of the word. */
const isOneWord = ({ tokens }: Reading, at: number): boolean =>
  tokens[at]?.figure === '' && /['’]$/.test(tokens[at - 1]?.word ?? '')

const endOfBracket = (tokens: readonly Token[], at: number): number => {
  const close = tokens.findIndex(({ word }, index) => index > at && word === ')')
  return close === -1 ? at + 1 : close + 1
}

/** What is sold with a size, which stays when there are more of it. */
const vessels = new Set<UnitName | undefined>([
  'can',
  'jar',
  'package',
  'bottle',
  'box',
  'bag',
  'tub',
  'carton',
  'tube',
  'punnet',
] as const)

const beforeAfter = ({ unit, end }: Measure): Before => ({
  isVessel: vessels.has(unit),
  isCount: unit === undefined || !measuring.has(unit),
  end,
})

type Role = 'amount' | 'size' | 'unknown'

/** What an amount is that stands after others, or that the line is not about. */
function roleOf(
  reading: Reading,
  at: number,
  { measure, before }: { measure: Measure; before: Before | undefined },
): Role {
  const { tokens } = reading
  const first = startOfAbout(reading, at)
  const isJoined = first > 0 && skipJoin(reading, first - 1) === first
  const { unit } = measure
  if (lengths.has(unit)) return 'size'
  if (unit && (measuring.has(unit) || unit === 'gallon')) {
    if (isEach(reading, first, measure.end)) return 'size'
    if (isJoined || !before) return 'amount'
    if (before.isVessel) return isTotal(tokens, first, measure.end) ? 'amount' : 'size'
    return before.isCount && isAfterSizeWord(reading, first) ? 'size' : 'amount'
  }
  if (isJoined) return 'amount'
  if (tokens[first - 1]?.word === '(') {
    if (unit) return before?.isVessel ? 'size' : 'amount'
    // '(about 5 bananas)' and '900 g (4-5) apples', but '2 cups flour (1)'.
    if (first < at || (before && !before.isCount && before.end === first - 1)) return 'amount'
  }
  if (isResult(reading, first)) return 'size'
  return isAfterOf(reading, first) ? 'amount' : 'unknown'
}

/** So far back is looked for what an amount belongs to. */
const maxLookedBack = 8

/** The first of the words before an amount that say about how much: 'about', '~'. */
function startOfAbout(reading: Reading, at: number): number {
  for (let from = Math.max(0, at - 3); from < at; from += 1) if (skipAbout(reading, from) === at) return from
  return at
}

const isAfterSizeWord = (reading: Reading, at: number): boolean =>
  at > 0 && (reading.tokens[at - 1]?.word === 'weighing' || skipSizeWord(reading, at - 1) === at)
const isAfterOf = (reading: Reading, at: number): boolean => at > 0 && skipOf(reading, at - 1) === at

const eachWords =
  /^(?:each|apiece|per|pro|je|jeweils|chacune?|cada|ciascun[oa]|kila|@|l' un[aeo]?|c \/ u|la piece)(?: |$)/
/** So many words may say that a size is of each. */
const maxEachWords = 3
const isEach = ({ tokens }: Reading, at: number, end: number): boolean => {
  const after = tokens.slice(end, end + maxEachWords).map(({ word }) => word)
  return eachWords.test(tokens[at - 1]?.word ?? '') || eachWords.test(after.join(' '))
}

const totalWords = new Set('total totale totally altogether insgesamt gesamt jumla'.split(' '))
const isTotal = (tokens: readonly Token[], at: number, end: number): boolean =>
  tokens.slice(Math.max(0, at - 3), end + 3).some(({ word }) => totalWords.has(word))

const intoWords = new Set('into in en em zu dans'.split(' '))

/** 'cut into 8 wedges': the number of what becomes of it, in this part of the line. */
function isResult(reading: Reading, at: number): boolean {
  for (let from = at - 1; from >= Math.max(0, at - maxLookedBack); from -= 1) {
    const { word = '' } = reading.tokens[from] ?? {}
    if (/^[,;(]$/.test(word)) return false
    if (intoWords.has(word) || skipPrepared(reading, from) !== undefined) return true
  }
  return false
}
