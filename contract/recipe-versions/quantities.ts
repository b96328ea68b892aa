import { type Amount, isSlash, readAmount } from '../ingredient-lines/amounts.ts'
import type { UnitName } from '../ingredient-lines/languages/language-words.ts'
import { readPlainMeasure } from '../ingredient-lines/plain-measure.ts'
import { plus, readHeat, readTime, skipAnd, unitBeforeNumber } from '../ingredient-lines/times-and-heat.ts'
import type { Reading } from '../ingredient-lines/vocabulary.ts'

type QuantityUnit = UnitName | 'minute' | '°C' | '°F' | '°'
/** How much, how long or how hot; of one number both ends are that. Weights are in g, volumes of metric units in ml, times in minutes. */
export type Quantity = {
  of: 'amount' | 'time' | 'temperature'
  min: number
  max: number
  unit: QuantityUnit | null
}

/** `isAside`: the same in another unit, in brackets or after a slash. */
type Read = { quantity: Quantity; isAside: boolean; end: number }

/** 1 kg is 1000 g to a cook. */
const metric: Partial<Record<UnitName, { unit: UnitName; factor: number }>> = {
  kg: { unit: 'g', factor: 1_000 },
  mg: { unit: 'g', factor: 0.001 },
  cl: { unit: 'ml', factor: 10 },
  dl: { unit: 'ml', factor: 100 },
  l: { unit: 'ml', factor: 1_000 },
}

/** What is said at a token in numbers; in a step 'a' and 'one' are such only before a unit. */
export function readQuantity(reading: Reading, at: number, place: 'ingredient' | 'step'): Read | undefined {
  const before = reading.tokens[at - 1]
  const isAside = before?.word === '(' || before?.word === '|' || isSlash(before)
  const swahili = readAfterUnit(reading, at)
  if (swahili) return { ...swahili, isAside }
  const amount = readAmount(reading, at)
  const time = amount && readTime(reading, amount)
  if (time) return { ...withMore(reading, time), isAside }
  const heat = amount && readHeat(reading, amount)
  if (heat) return { quantity: quantityOf('temperature', heat), end: heat.end, isAside }
  const measure = readPlainMeasure(reading, at)
  if (!measure?.amount) return undefined
  const isArticle = reading.tokens[at]?.figure === '' && measure.amount.max === 1 && !measure.unit
  if (isArticle && (place === 'step' || at > 0)) return undefined
  return { quantity: metricOf(reading, { ...measure, amount: measure.amount }), end: measure.end, isAside }
}

type Measured<Unit> = { amount: Amount; unit: Unit; end: number }

const quantityOf = (
  of: Quantity['of'],
  { amount, unit }: Measured<QuantityUnit | undefined>,
  factor = 1,
): Quantity => ({ of, min: amount.min * factor, max: amount.max * factor, unit: unit ?? null })

function metricOf({ tokens }: Reading, measure: Measured<UnitName | undefined>): Quantity {
  const known = measure.unit && metric[measure.unit]
  if (known) return quantityOf('amount', { ...measure, unit: known.unit }, known.factor)
  // The parser calls both by one name.
  const isMillimetres = measure.unit === 'cm' && /^mm$|^mill?im/.test(tokens[measure.end - 1]?.word ?? '')
  return quantityOf('amount', measure, isMillimetres ? 0.1 : 1)
}

function readAfterUnit(reading: Reading, at: number): Omit<Read, 'isAside'> | undefined {
  const minutes = unitBeforeNumber(reading, at)
  const amount = minutes === undefined ? undefined : readAmount(reading, at + 1)
  if (!amount || minutes === undefined) return undefined
  return {
    quantity: quantityOf('time', { amount: amount.value, unit: 'minute', end: amount.end }, minutes),
    end: amount.end,
  }
}

/** '1 hour 30 minutes' is one time. */
function withMore(reading: Reading, first: Measured<'minute'>): Omit<Read, 'isAside'> {
  const amount = readAmount(reading, skipAnd(reading, first.end))
  const more = amount && readTime(reading, amount)
  const isPart = more && more.amount.max < first.amount.max && first.amount.max >= 60
  const whole = isPart ? { ...more, amount: plus(first.amount, more.amount.max) } : first
  return { quantity: quantityOf('time', whole), end: whole.end }
}
