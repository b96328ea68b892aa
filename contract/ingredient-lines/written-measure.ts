import { type Amount, isSlash, readAmount } from './amounts.ts'
import type { LanguageWords } from './languages/language-words.ts'
import { measuring, type Reading, readMeasure, readPlainMeasure, skipOf } from './measures.ts'
import { type Token, tokensOf } from './tokens.ts'
import { findPhrase, vocabularyFor } from './vocabulary.ts'

/** From and to, in characters of the line. */
export type Span = readonly [start: number, end: number]

/** One amount of a line, and its unit, where they are written. */
export type WrittenAmount = { amount: Amount; amountAt: Span; unitAt: Span | undefined; isMetric: boolean }

/**
 * How much a line says with figures at its beginning: the same amount in one or more units. The size of what is counted,
 * as in '2 x 400 g tins', is none of them. `end` is where what is no amount begins, or a bracket with more of them.
 */
export type WrittenMeasure = {
  amounts: WrittenAmount[]
  decimalSign: '.' | ','
  end: number
}

const metric = new Set(['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l', 'cm'])
const decimalComma = /\d,\d(?!\d\d)/
const bullet = /^[•*▢□☐·‣◦]$/
/** So many other units may follow the first. */
const maxAmounts = 5

/** Undefined where the line begins with no figure. */
export function findWrittenMeasure(line: string, words: LanguageWords): WrittenMeasure | undefined {
  const tokens = tokensOf(line)
  const reading = { tokens, words: vocabularyFor(words) }
  const start = bullet.test(tokens[0]?.word ?? '') ? 1 : 0
  const whole = readMeasure(reading, start)
  const first = whole && writtenAt(reading, start)
  // A sum, as in '1 lb 8 oz', has no one place.
  if (!first || first.amount.max !== whole.amount?.max || first.amount.min !== whole.amount.min)
    return undefined
  const others = equivalentsOf(reading, first)
  const last = others.findLast(({ isBracketed }) => !isBracketed) ?? first
  return {
    amounts: [first, ...others],
    decimalSign:
      !reading.words.hasDecimalPoint || decimalComma.test(line.slice(...first.amountAt)) ? ',' : '.',
    end: beforeFood(line, reading, last.end),
  }
}

/** After 'of', unless it is one word with the food: "d'huile". */
function beforeFood(line: string, reading: Reading, at: number): number {
  const startOf = (token: number) => reading.tokens[token]?.start ?? line.length
  const afterOf = startOf(skipOf(reading, at))
  return afterOf === line.length || /\s/.test(line[afterOf - 1] ?? '') ? afterOf : startOf(at)
}

type Found = WrittenAmount & { isBracketed: boolean; end: number }

/** In figures; 'a pinch' and 'two eggs' have none. */
function writtenAt(reading: Reading, at: number): Found | undefined {
  const { tokens } = reading
  const measure = readPlainMeasure(reading, at)
  if (!measure?.amount) return undefined
  const isUnitFirst = measure.unitAt?.[0] === at && readAmount(reading, at) === undefined
  const from = isUnitFirst ? (measure.unitAt?.[1] ?? at) : at
  const amount = readAmount(reading, from)
  if (!amount || !tokens[from]?.figure) return undefined
  return {
    amount: amount.value,
    amountAt: spanOf(tokens, from, amount.end),
    unitAt: measure.unitAt && spanOf(tokens, ...measure.unitAt),
    isMetric: metric.has(measure.unit ?? ''),
    isBracketed: false,
    end: measure.end,
  }
}

const spanOf = (tokens: readonly Token[], from: number, to: number): Span => [
  tokens[from]?.start ?? 0,
  tokens[to - 1]?.end ?? 0,
]

/** '60g/2oz', '1 cup (240 ml)', '1 cup plus 2 tbsp': the same food in further units. */
function equivalentsOf(reading: Reading, first: Found): Found[] {
  if (!first.unitAt) return []
  const { tokens, words } = reading
  const found: Found[] = []
  for (let end = first.end; found.length < maxAmounts; ) {
    const isBracket = tokens[end]?.word === '('
    const isJoined = isSlash(tokens[end]) || /^[|+=]$/.test(tokens[end]?.word ?? '')
    const joined = findPhrase(words.and, tokens, end)?.end ?? findPhrase(words.or, tokens, end)?.end
    const start = isBracket || isJoined ? end + 1 : joined
    const measure = start === undefined ? undefined : readPlainMeasure(reading, start)
    const next = measure?.unit && measuring.has(measure.unit) ? writtenAt(reading, start ?? 0) : undefined
    if (!next || next.end <= end) break
    const isClosed = isBracket && tokens[next.end]?.word === ')'
    end = isClosed ? next.end + 1 : next.end
    found.push({ ...next, isBracketed: isBracket || found.at(-1)?.isBracketed === true, end })
  }
  return found
}
