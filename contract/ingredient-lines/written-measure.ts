import { zeroOf } from '../plain-figures.ts'
import { type Before, beforeAfter, roleOf } from './amount-roles.ts'
import type { Amount } from './amounts.ts'
import { findMeasure, maxHeadingWords, readLeading, skipMarks } from './find-measure.ts'
import type { LanguageWords, UnitName } from './languages/language-words.ts'
import { readCounted, readMeasure, skipAbout, skipJoin } from './measures.ts'
import { endOfNoAmount } from './no-amounts.ts'
import { isInOtherScript, readByFigures } from './other-languages.ts'
import { type Measure, type MeasureAt, readPlainMeasure, smallerUnits } from './plain-measure.ts'
import { type Token, tokensOf } from './tokens.ts'
import { readUnitAlone } from './unit-alone.ts'
import { measuring } from './unit-kinds.ts'
import { skipBracket, skipOf, type TokenSpan } from './unit-words.ts'
import { isCountInWords, isOfAnotherLanguage, isPerThing } from './unknown-numbers.ts'
import { findPhrase, type Reading, vocabularyFor } from './vocabulary.ts'

/** A range of characters of the line: `start`, and `end` after the last one. */
export type Span = readonly [start: number, end: number]

/** One amount of a line with its unit, and where they are written. `halfAt` is a part of the amount after the unit ('et demi'). */
export type WrittenAmount = {
  amount: Amount
  amountAt: Span
  halfAt: Span | undefined
  unit: UnitName | undefined
  unitAt: Span | undefined
  /** Set for the ounces of '1 lb 8 oz': how many of this unit make one of the unit before. */
  partOf: number | undefined
}

/** All amounts of a line. `mainAt` is the span of the line's main amount, with its unit. */
export type WrittenMeasure = { amounts: WrittenAmount[]; numerals: Numerals; mainAt: Span | undefined }

/** How the line writes numbers: its decimal sign, and the code point of its digit zero. */
export type Numerals = { decimalSign: string; zero: number }

const address = /:\/\/|www\./

/**
 * Returns all amounts of a line that change with the number of servings; 'salt to taste' has none. Undefined if the line gives an
 * amount in another way, or has a number that is neither an amount nor known to be something else, as in an address. A line is
 * scaled completely or not at all.
 */
export function findWrittenMeasure(line: string, words: LanguageWords): WrittenMeasure | undefined {
  if (address.test(line)) return undefined
  const reading = { tokens: tokensOf(line), words: vocabularyFor(words) }
  const read = isInOtherScript(line) ? readInOtherScript(reading) : readKnown(line, reading, words)
  if (!read) return undefined
  const { main, found } = read
  const { tokens } = reading
  const amounts = found.flatMap(({ parts }) =>
    parts.map((part, index) => ({
      ...part,
      amountAt: spanOf(tokens, part.amountAt),
      halfAt: part.halfAt && spanOf(tokens, part.halfAt),
      unitAt: part.unitAt && spanOf(tokens, part.unitAt),
      partOf:
        index > 0 && part.unit !== parts[0]?.unit ? smallerUnits[parts[0]?.unit ?? 'g']?.count : undefined,
    })),
  )
  const mainEnd = found.reduce(
    (end, { at, end: next }) => (skipAbout(reading, skipJoin(reading, end) ?? end) === at ? next : end),
    found.find(({ at }) => at === main)?.end ?? 0,
  )
  return {
    amounts,
    numerals: numeralsOf(line, reading.words.hasDecimalPoint, amounts),
    mainAt: main === undefined ? undefined : spanOfMain(line, reading, [main, mainEnd]),
  }
}

/** `main` is the token at which the line's main measure begins. */
type Read = { main?: number | undefined; found: readonly MeasureAt[] }

function readKnown(line: string, reading: Reading, words: LanguageWords): Read | undefined {
  const main = findMain(reading)?.at
  const found = readAll(reading, main)
  if (!found) return undefined
  const unit = readUnitAlone(line, reading, words)
  const isBesideMain = unit === 'unsure' && main !== undefined
  if (!unit || isBesideMain) return { main: main ?? found[0]?.at, found }
  return unit === 'unsure' || found.length > 0 ? undefined : { main: unit.at, found: [unit] }
}

function readInOtherScript(reading: Reading): Read | undefined {
  const measure = readByFigures(reading)
  if (measure === 'none') return { found: [] }
  return measure && { main: measure.at, found: [measure] }
}

/** Returns the digits of the first amount, and the decimal sign of the first amount that has one. If none has one, the language decides. */
function numeralsOf(line: string, hasDecimalPoint: boolean, amounts: readonly WrittenAmount[]): Numerals {
  const written = amounts.map(({ amountAt }) => line.slice(...amountAt))
  const [digit = '0'] = /\p{Nd}/u.exec(written.join(' ')) ?? []
  const zero = zeroOf(digit)
  const signs = written.map(text => /\p{Nd}([.,٫．])\p{Nd}{1,2}(?!\p{Nd})/u.exec(text)?.[1])
  return { zero, decimalSign: signs.find(sign => sign) ?? (hasDecimalPoint ? '.' : ',') }
}

/** Returns where the line's main measure stands, even if the rest of the line is not understood. Undefined if it has no measure. */
export function findMainMeasure(
  line: string,
  words: LanguageWords,
): { at: Span; unitAt: Span | undefined } | undefined {
  const reading = { tokens: tokensOf(line), words: vocabularyFor(words) }
  const main = findMain(reading)
  if (!main) return undefined
  const { unitAt } = main.measure
  return {
    at: spanOfMain(line, reading, [main.at, main.measure.end]),
    unitAt: unitAt && spanOf(reading.tokens, unitAt),
  }
}

const spanOf = (tokens: readonly Token[], [from, to]: TokenSpan): Span => {
  const start = tokens[from]?.start ?? 0
  return [start, from === to ? start : (tokens[to - 1]?.end ?? 0)]
}

/** Returns a span to the end of the word for 'of', unless that word is joined to the food: "d'huile". */
function spanOfMain(line: string, reading: Reading, [at, end]: TokenSpan): Span {
  const startOf = (token: number) => reading.tokens[token]?.start ?? line.length
  const afterOf = startOf(skipOf(reading, end))
  const isApart = afterOf === line.length || /\s/.test(line[afterOf - 1] ?? '')
  return [startOf(at), line.slice(0, isApart ? afterOf : startOf(end)).trimEnd().length]
}

/** The line's main measure, and the token at which its amount begins. */
type Main = { at: number; measure: Partial<Measure> & { end: number } }

function findMain(reading: Reading): Main | undefined {
  const { tokens } = reading
  const first = skipMarks(reading)
  // '(optional) 1 chilli'
  const isBracket = tokens[first]?.word === '('
  const start = isBracket ? Math.max(first + 1, skipBracket(tokens, first)) : first
  const colon = tokens.findIndex(({ word }, at) => word === ':' && at - start <= maxHeadingWords)
  for (const from of colon > start ? [start, colon + 1] : [start]) {
    const lead = readLeading(reading, from)
    if (lead?.measure?.amount) return { at: lead.at, measure: { ...lead.measure, end: lead.end } }
  }
  return findMeasure(reading, start) ?? findInBracket(reading)
}

/** Finds a measure in the first bracket: 'Eggs (3)', 'butter (100 g)'. */
function findInBracket(reading: Reading): Main | undefined {
  const at = reading.tokens.findIndex(({ word }) => word === '(') + 1
  const measure = at > 1 ? readMeasure(reading, at) : undefined
  return measure && reading.tokens[measure.end]?.word === ')' ? { at, measure } : undefined
}

/** The most amounts of a line of ingredients. A line with more is something else. */
const maxAmounts = 12

/** Returns the amounts that change. Undefined if a number is not understood. */
function readAll(reading: Reading, main: number | undefined): MeasureAt[] | undefined {
  const { tokens } = reading
  const found: MeasureAt[] = []
  let before: Before | undefined
  for (let at = skipMarks(reading); at < tokens.length; ) {
    const plain = readPlainMeasure(reading, at)
    const measure = plain && (plain.unit ? plain : readCounted(reading, plain))
    const isWritten =
      measure?.amount && (isInFigures(reading, at, measure) || isMeantInWords(reading, at, main, measure))
    if (!measure || !isWritten) {
      const end = endOfNoAmount(reading, at)
      const isNumber = tokens[at]?.figure || isCountInWords(reading, at)
      const isUnknown = end === undefined && (isNumber || isPerThing(reading, at))
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
    if (measure.unit === undefined && isSizeInBracket(reading, at)) at = skipBracket(tokens, at)
  }
  // In 'taza y media' there is no figure to change.
  return main !== undefined && !before ? undefined : found
}

/** Checks whether a bracket after a count has a size: '4 (150 g) cutlets', but not '1 (or 2) cutlets'. */
const isSizeInBracket = (reading: Reading, at: number): boolean =>
  reading.tokens[at]?.word === '(' && measuring.has(readPlainMeasure(reading, at + 1)?.unit ?? 'piece')

/** Checks whether an amount is written in figures. If a unit stands before the number, none may follow it: '1 can, 400 g'. */
function isInFigures(reading: Reading, at: number, { parts }: Measure): boolean {
  const { tokens, words } = reading
  const from = parts[0]?.amountAt[0] ?? at
  if (!tokens[from]?.figure) return false
  const own = from > at ? readPlainMeasure(reading, from) : undefined
  return own?.unit === undefined || words.countsAfterNoun
}

/**
 * Checks whether number words are meant as an amount: 'two eggs', 'or one 300 g jar', 'half a litre'. Elsewhere they are plain
 * words: 'cut in two', 'or a bit more'.
 */
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

/** Checks whether a number word is joined to the word before, so that a figure cannot replace it: "Le jus d'un citron". */
const isOneWord = ({ tokens }: Reading, at: number): boolean =>
  tokens[at]?.figure === '' && /['’]$/.test(tokens[at - 1]?.word ?? '')
