import { type Amount, isDash, readAmount, readFraction, readFractionWords } from './amounts.ts'
import type { UnitName } from './languages/language-words.ts'
import { endOfNoAmount } from './no-amounts.ts'
import type { Token } from './tokens.ts'
import { isEnd, readUnitAfterAmount, skipOf, type TokenSpan, type UnitAfter } from './unit-words.ts'
import { type Found, findPhrase, type Reading, type Vocabulary } from './vocabulary.ts'

/**
 * How much of something. `unitAt` has the unit's own tokens, so that another amount can be written in their place. `said` has
 * what else the line says about the measure: how full a spoon is, the size of a tin, the same amount in other units.
 */
export type Measure = {
  amount: Amount | undefined
  unit: UnitName | undefined
  unitAt: TokenSpan | undefined
  said: readonly TokenSpan[]
  /** The amounts of the measure: usually one, but two for '1 lb 8 oz' and '100 g - 150 g'. */
  parts: readonly MeasurePart[]
  end: number
}

/** An amount of a measure. `halfAt` is what is added after the unit: '1 kg et demi'. */
export type MeasurePart = {
  amount: Amount
  amountAt: TokenSpan
  halfAt?: TokenSpan | undefined
  unit: UnitName | undefined
  unitAt: TokenSpan | undefined
}

/** The amounts of one measure in a line. `at` is its first token, `end` the token after it. */
export type MeasureAt = { at: number; parts: readonly MeasurePart[]; end: number }

/** Reads an amount and its unit at a token, without equivalents in other units that may follow. */
export function readPlainMeasure(reading: Reading, at: number): Measure | undefined {
  if (endOfNoAmount(reading, at) !== undefined) return undefined
  const amount = readAmount(reading, at)
  if (!amount) return readUnitFirst(reading, at)
  const unit = readUnitAfterAmount(reading, amount.end, amount.value) ?? readLastUnit(reading, at, amount.end)
  const amountAt = [at, amount.end] as const
  if (!unit) {
    const only = { amount: amount.value, amountAt, unit: undefined, unitAt: undefined }
    return { ...only, said: [], parts: [only], end: amount.end }
  }
  const unitAt = [unit.start, unit.end] as const
  const half = readFractionWords(reading, unit.end) ?? readHalfAfter(reading, unit.end)
  const value = half ? plus(amount.value, half.value) : amount.value
  const halfAt = half && ([unit.end, half.end] as const)
  const first = { amount: value, amountAt, halfAt, unit: unit.value, unitAt }
  const smaller = half ? undefined : readSmaller(reading, unit)
  const to = half || smaller ? undefined : readTo(reading, unit)
  const isRange = to !== undefined && to.value.amount.max > value.min
  const count = smallerUnits[unit.value]?.count ?? 1
  const sum = smaller ? plus(value, smaller.value.amount.max / count) : value
  const other = smaller ?? (isRange ? to : undefined)
  return {
    amount: isRange ? { min: value.min, max: to.value.amount.max } : sum,
    unit: unit.value,
    unitAt,
    said: unit.said,
    parts: other ? [first, other.value] : [first],
    end: other?.end ?? half?.end ?? unit.end,
  }
}

/** Reads a unit that ends a part: 'Garlic, 3 cloves'. If the food stands before it, a counting unit needs no food after it. */
function readLastUnit({ tokens, words }: Reading, at: number, end: number): UnitAfter | undefined {
  const unit = findPhrase(words.units, tokens, end)
  if (!unit || !isEnd(tokens[unit.end])) return undefined
  const isFood = ({ word }: Token, index: number) =>
    /\p{L}{2}/u.test(word) && !wordsBefore(words).some(phrases => findPhrase(phrases, tokens, index))
  return tokens.slice(0, at).some(isFood) ? { ...unit, start: end, said: [] } : undefined
}

const wordsBefore = ({ about, and, or, of, to, optional }: Vocabulary) => [about, and, or, of, to, optional]

/** Reads a fraction after the unit: '2 verres 1/2 de riz'. */
function readHalfAfter(reading: Reading, at: number): Found<number> | undefined {
  const half = readFraction(reading, at)
  return half && half.value < 1 && skipOf(reading, half.end) > half.end ? half : undefined
}

/** Units that may directly follow a larger unit, and how many make one of it. */
export const smallerUnits: Readonly<Partial<Record<UnitName, { unit: UnitName; count: number }>>> = {
  lb: { unit: 'oz', count: 16 },
  kg: { unit: 'g', count: 1000 },
  l: { unit: 'ml', count: 1000 },
}

/** Reads the second amount of a sum: '1 lb 8 oz' and '1 kg 200 g' are one amount. */
function readSmaller(reading: Reading, { value, end }: Found<UnitName>): Found<MeasurePart> | undefined {
  const { tokens } = reading
  const smaller = smallerUnits[value]
  if (!smaller) return undefined
  const bare = /^\d{3}$/.test(tokens[end]?.figure ?? '') && value !== 'lb'
  if (bare && (isEnd(tokens[end + 1]) || skipOf(reading, end + 1) > end + 1)) {
    // '1 kg 500 de veau'
    const grams = Number(tokens[end]?.figure)
    const amount = { min: grams, max: grams }
    return {
      value: { amount, amountAt: [end, end + 1], unit: smaller.unit, unitAt: undefined },
      end: end + 1,
    }
  }
  return readPart(reading, end, smaller.unit)
}

/** Reads the other end of a range, in the same unit: '100 g - 150 g'. */
function readTo(reading: Reading, { value, end }: Found<UnitName>): Found<MeasurePart> | undefined {
  const start = isDash(reading.tokens[end]) ? end + 1 : findPhrase(reading.words.to, reading.tokens, end)?.end
  return start === undefined ? undefined : readPart(reading, start, value)
}

function readPart(reading: Reading, at: number, wanted: UnitName): Found<MeasurePart> | undefined {
  const amount = readAmount(reading, at)
  const unit = amount && readUnitAfterAmount(reading, amount.end)
  if (!amount || unit?.value !== wanted) return undefined
  const part = { amount: amount.value, unit: wanted, unitAt: [unit.start, unit.end] as const }
  return { value: { ...part, amountAt: [at, amount.end] }, end: unit.end }
}

const plus = ({ min, max }: Amount, more: number): Amount => ({ min: min + more, max: max + more })

/** Reads a unit before its number: 'vikombe 2 vya', 'g 500 di'. In Swahili, the kind of spoon follows the number. */
function readUnitFirst(reading: Reading, at: number): Measure | undefined {
  const { tokens, words } = reading
  const unit = findPhrase(words.units, tokens, at)
  if (!unit || endOfNoAmount(reading, unit.end) !== undefined) return undefined
  const amount = readAmount(reading, unit.end)
  if (!amount) return undefined
  const half = readFractionWords(reading, amount.end)
  const value = half ? plus(amount.value, half.value) : amount.value
  const end = half?.end ?? amount.end
  const full = readSplitUnit(reading, [at, unit.end], end)
  const measure = { amount: value, unit: full?.value ?? unit.value, unitAt: [at, unit.end] as const }
  const halfAt = half && ([amount.end, half.end] as const)
  const part = { ...measure, amountAt: [unit.end, amount.end] as const, halfAt }
  return { ...measure, said: [], parts: [part], end: full?.end ?? end }
}

/** Reads a unit whose words stand around the number: 'vijiko 3 vya chai' has the unit 'vijiko vya chai'. */
function readSplitUnit(
  { tokens, words }: Reading,
  [start, end]: [number, number],
  after: number,
): Found<UnitName> | undefined {
  const joined = [...tokens.slice(start, end), ...tokens.slice(after, after + 2)]
  const full = findPhrase(words.units, joined, 0)
  return full && full.end > end - start
    ? { value: full.value, end: after + full.end - (end - start) }
    : undefined
}
