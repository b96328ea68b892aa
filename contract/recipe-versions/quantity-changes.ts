import type { Quantity } from './quantities.ts'

/**
 * How a quantity changed. `ratio` is the new quantity divided by the old one. It is null if the units cannot be compared, or if
 * the two ends changed by different ratios.
 */
export type QuantityChange = {
  from: Quantity | null
  to: Quantity | null
  told: 'halved' | 'doubled' | 'less' | 'more' | 'changed' | 'added' | 'removed'
  ratio: number | null
}

/** '⅓' and '0.33' count as the same number, and so do 454 g and 450 g for a pound. */
const tolerance = 0.02
/** In degrees Celsius. 350 °F is written for 180 °C. */
const heatTolerance = 5

const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other))

const celsius = (degrees: number, unit: Quantity['unit']) =>
  unit === '°F' ? ((degrees - 32) * 5) / 9 : degrees

export function isSameQuantity(one: Quantity, other: Quantity): boolean {
  if (one.of !== other.of) return false
  const isOtherScale = one.of === 'temperature' && one.unit !== other.unit
  if (isOtherScale && one.unit !== '°' && other.unit !== '°')
    return (
      Math.abs(celsius(one.max, one.unit) - celsius(other.max, other.unit)) <= heatTolerance &&
      Math.abs(celsius(one.min, one.unit) - celsius(other.min, other.unit)) <= heatTolerance
    )
  return (isOtherScale || one.unit === other.unit) && isNear(one.min, other.min) && isNear(one.max, other.max)
}

/** How many teaspoons each spoon holds. */
const spoons: Partial<Record<string, number>> = { tsp: 1, tbsp: 3 }

/** Returns how many of the old unit make one of the new unit. Undefined if a cook would have to look it up. */
function factorOf(from: Quantity, to: Quantity): number | undefined {
  if (from.unit === to.unit) return 1
  const [old, fresh] = [spoons[from.unit ?? ''], spoons[to.unit ?? '']]
  return old && fresh ? fresh / old : undefined
}

/** Returns how one quantity changed. Undefined if it did not. */
export function changeOf(from: Quantity | null, to: Quantity | null): QuantityChange | undefined {
  if (!from || !to)
    return from || to ? { from, to, told: from ? 'removed' : 'added', ratio: null } : undefined
  if (isSameQuantity(from, to)) return undefined
  const factor = from.of === to.of && from.of !== 'temperature' ? factorOf(from, to) : undefined
  if (factor === undefined) return { from, to, told: toldOfHeat(from, to), ratio: null }
  const [min, max] = [(to.min * factor) / from.min, (to.max * factor) / from.max]
  const ratio = isNear(min, max) ? max : null
  return { from, to, told: toldOf(min, max), ratio }
}

function toldOf(min: number, max: number): QuantityChange['told'] {
  if (isNear(min, 0.5) && isNear(max, 0.5)) return 'halved'
  if (isNear(min, 2) && isNear(max, 2)) return 'doubled'
  const [low, high] = [Math.min(min, max), Math.max(min, max)]
  if (isNear(low, 1) && isNear(high, 1)) return 'changed'
  if (high <= 1 + tolerance) return 'less'
  return low >= 1 - tolerance ? 'more' : 'changed'
}

function toldOfHeat(from: Quantity, to: Quantity): QuantityChange['told'] {
  if (from.of !== 'temperature' || to.of !== 'temperature') return 'changed'
  return celsius(to.max, to.unit) > celsius(from.max, from.unit) ? 'more' : 'less'
}

const kinds = ['amount', 'time', 'temperature'] as const

/**
 * Compares the quantities of two lines, separately for each kind and in order. A sentence may therefore mention them in another
 * order of kinds.
 */
export const compareQuantities = (
  before: readonly Quantity[],
  after: readonly Quantity[],
): QuantityChange[] =>
  kinds.flatMap(kind => {
    const [old, fresh] = [before.filter(({ of }) => of === kind), after.filter(({ of }) => of === kind)]
    const isSame = (one: Quantity | undefined, other: Quantity | undefined) =>
      one !== undefined && other !== undefined && isSameQuantity(one, other)
    while (isSame(old[0], fresh[0])) {
      old.shift()
      fresh.shift()
    }
    while (isSame(old.at(-1), fresh.at(-1))) {
      old.pop()
      fresh.pop()
    }
    return Array.from(
      { length: Math.max(old.length, fresh.length) },
      (_, at) => changeOf(old[at] ?? null, fresh[at] ?? null) ?? [],
    ).flat()
  })
