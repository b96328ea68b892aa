import { formatQuantity } from 'format-quantity'
import { parseIngredient, unitsOfMeasure } from 'parse-ingredient'

/** A line of ingredients in two: how much, and of what. */
export type ScaledIngredient = { amount: string; rest: string }
export type ScaleIngredient = (line: string, factor: number) => ScaledIngredient | undefined

type ScaledQuantity = { from: number; to: number | null; isMetric: boolean }

const metric = new Set(['gram', 'kilogram', 'milliliter', 'centiliter', 'deciliter', 'litre', 'centimeter'])
const litre = { short: 'l', plural: 'litres', alternates: ['litres', 'liter', 'liters', 'l', 'L'] }
const units: typeof unitsOfMeasure = { ...unitsOfMeasure, litre }
const options = {
  round: false as const,
  additionalUOMs: { litre },
  // '1 large onion' is one onion.
  ignoreUOMs: ['large', 'medium', 'small'],
}

/** An amount, its unit and an equivalent in brackets fit into so many characters. */
const maxParsedLength = 64
/** '1 1/2 cups to 2 1/2' has eleven; the parser's time grows by the cube of the numerals, and more by their signs. */
const maxNumerals = 12

/** Undefined where the line does not begin with an amount that can be parsed: it is then shown as it was written. */
export const scaleIngredient: ScaleIngredient = (line, factor) => {
  const scaled = scaleBeginning(line.slice(0, maxParsedLength), factor)
  return scaled && { ...scaled, rest: scaled.rest + line.slice(maxParsedLength) }
}

const scaleBeginning: ScaleIngredient = (line, factor) => {
  if ((line.match(/[\p{N}/⁄–—-]/gu)?.length ?? 0) > maxNumerals) return undefined
  const [parsed] = parseIngredient(line, options)
  if (!parsed || parsed.quantity === null || !line.endsWith(parsed.description)) return undefined
  const { quantity, quantity2, unitOfMeasure, unitOfMeasureID, description } = parsed
  const amount = line.slice(0, line.length - description.length)
  if (factor === 1) {
    const written = { amount: amount.trimEnd(), rest: description }
    return `${written.amount} ${written.rest}` === line ? written : undefined
  }

  const unitAt = unitOfMeasure ? amount.lastIndexOf(unitOfMeasure) : amount.trimEnd().length
  const scaled = {
    from: quantity * factor,
    to: quantity2 === null ? null : quantity2 * factor,
    isMetric: metric.has(unitOfMeasureID ?? ''),
  }
  const space = /\s*$/.exec(amount.slice(0, unitAt))?.[0] ?? ''
  const unit = unitOfMeasure ? inflectUnit(unitOfMeasure, unitOfMeasureID, scaled.to ?? scaled.from) : ''
  const after = amount.slice(unitAt + (unitOfMeasure?.length ?? 0)).trimEnd()
  return {
    amount: (formatQuantities(scaled) + space + unit + after).trimEnd(),
    rest: unitOfMeasure ? scaleEquivalent(description, factor) : description,
  }
}

const formatQuantities = ({ from, to, isMetric }: ScaledQuantity): string => {
  const figure = (value: number) =>
    isMetric ? formatDecimal(value) : (formatQuantity(value, true) ?? formatDecimal(value))
  return to === null ? figure(from) : `${figure(from)}–${figure(to)}`
}

/** Kitchen scales show whole grams; below ten a tenth can matter. */
const formatDecimal = (value: number): string =>
  String(value >= 10 ? Math.round(value) : Number(value.toPrecision(2)))

/** 'cup' and 'cups' follow the amount; 'g' and 'tbsp' have one form. */
function inflectUnit(unit: string, id: string | null, count: number): string {
  const plural = id === null ? undefined : units[id]?.plural
  if (unit !== id && unit !== plural) return unit
  return count > 1 ? (plural ?? unit) : (id ?? unit)
}

/** '½ cup (110 g) oil': what follows in brackets is the same amount in another unit. */
const scaleEquivalent = (description: string, factor: number): string =>
  description.replace(/^\([^)]*\)/, equivalent =>
    equivalent.replace(/\d+(?:\.\d+)?(?:\/\d+)?/g, figure => {
      const [top = '', bottom = '1'] = figure.split('/')
      const value = (Number(top) / Number(bottom)) * factor
      return bottom === '1' ? formatDecimal(value) : (formatQuantity(value) ?? figure)
    }),
  )
