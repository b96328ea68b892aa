import { type Amount, isSlash, readAmount } from '../ingredient-lines/amounts.ts'
import { readHeat } from '../ingredient-lines/heat.ts'
import type { UnitName } from '../ingredient-lines/languages/language-words.ts'
import { readPlainMeasure } from '../ingredient-lines/plain-measure.ts'
import type { Reading } from '../ingredient-lines/vocabulary.ts'
import { readTimeAt } from '../times/read-time.ts'

type QuantityUnit = UnitName | 'minute' | '°C' | '°F' | '°'
/**
 * How much, how long or how hot. For a single number `min` and `max` are equal. Weights are in g, metric volumes in ml, times in
 * minutes.
 */
export type Quantity = {
  of: 'amount' | 'time' | 'temperature'
  min: number
  max: number
  unit: QuantityUnit | null
}

/** `isAside`: the quantity repeats another one in a different unit, in brackets or after a slash. */
type Read = { quantity: Quantity; isAside: boolean; end: number }

/** Metric units that are converted, because 1 kg and 1000 g are the same to a cook. */
const metric: Partial<Record<UnitName, { unit: UnitName; factor: number }>> = {
  kg: { unit: 'g', factor: 1_000 },
  mg: { unit: 'g', factor: 0.001 },
  cl: { unit: 'ml', factor: 10 },
  dl: { unit: 'ml', factor: 100 },
  l: { unit: 'ml', factor: 1_000 },
}

/** Reads the quantity at a token. In a step, 'a' and 'one' are quantities only before a unit. */
export function readQuantity(reading: Reading, at: number, place: 'ingredient' | 'step'): Read | undefined {
  const before = reading.tokens[at - 1]
  const isAside = before?.word === '(' || before?.word === '|' || isSlash(before)
  const time = readTimeAt(reading.tokens, at)
  if (time)
    return {
      quantity: { of: 'time', min: time.min / 60, max: time.max / 60, unit: 'minute' },
      end: time.end,
      isAside,
    }
  const amount = readAmount(reading, at)
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
  // The parser returns 'cm' for millimetres, too.
  const isMillimetres = measure.unit === 'cm' && /^mm$|^mill?im/.test(tokens[measure.end - 1]?.word ?? '')
  return quantityOf('amount', measure, isMillimetres ? 0.1 : 1)
}
