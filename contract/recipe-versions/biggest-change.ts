import type { LinePair, RecipeComparison } from './compare-recipes.ts'
import { excerptLines } from './excerpt-lines.ts'
import type { QuantityChange } from './quantity-changes.ts'

/**
 * The one change that describes a new version best. `subject` is the food of an ingredient, the number of a step, or empty for a
 * heading or note among the steps. `was` and `now` are the line before and after the change, as excerpts if it is long.
 */
export type BiggestChange = {
  part: 'ingredients' | 'instructions' | 'servings' | 'prepTime'
  kind: 'changed' | 'added' | 'removed' | 'moved'
  subject: string
  quantity: QuantityChange | null
  wording: LinePair['wording']
  was: string | null
  now: string | null
}

type Weighed = BiggestChange & { weight: number }

/** The weights of changes: ingredients come first, then temperatures and times, then everything else. */
const weights = {
  ingredients: { changed: 10, added: 11, removed: 11, moved: 1 },
  instructions: { changed: 3, added: 4, removed: 4, moved: 2 },
  ofQuantity: { amount: 4.5, time: 7, temperature: 8 },
  servings: 6,
  prepTime: 5,
} as const

/** Returns the biggest change, or undefined if nothing has changed. */
export function findBiggestChange(comparison: RecipeComparison): BiggestChange | undefined {
  const changes = [
    ...weigh(comparison, 'ingredients'),
    ...weigh(comparison, 'instructions'),
    ...weighPart(comparison, 'servings'),
    ...weighPart(comparison, 'prepTime'),
  ]
  const biggest = changes.reduce<Weighed | undefined>(
    (found, change) => (found && found.weight >= change.weight ? found : change),
    undefined,
  )
  if (!biggest) return undefined
  const { weight: _, ...change } = biggest
  return change
}

const weigh = (comparison: RecipeComparison, part: 'ingredients' | 'instructions'): Weighed[] =>
  comparison[part].flatMap(pair => {
    if (pair.kind === 'same') return []
    const quantity = biggestOf(pair.quantities)
    const base = weights[part][pair.kind]
    const isStepsQuantity = quantity !== null && part === 'instructions'
    const weight = isStepsQuantity ? weights.ofQuantity[(quantity.to ?? quantity.from)?.of ?? 'amount'] : base
    const isSwapped = part === 'ingredients' && pair.wording === 'swapped'
    return {
      part,
      kind: pair.kind,
      subject: subjectOf(pair, part),
      quantity,
      wording: pair.wording,
      ...excerptLines(pair),
      weight: weight + sizeOf(quantity) + (isSwapped ? 1 : 0),
    }
  })

const weighPart = (comparison: RecipeComparison, part: 'servings' | 'prepTime'): Weighed[] => {
  const quantity = comparison[part]
  const weight = weights[part] + sizeOf(quantity)
  return quantity
    ? [{ part, kind: 'changed', subject: '', quantity, wording: null, was: null, now: null, weight }]
    : []
}

/** Returns the size of a change, from 0 to almost 2. Doubling and halving have the same size. */
const sizeOf = (quantity: QuantityChange | null): number =>
  quantity?.ratio ? Math.min(1.9, Math.abs(Math.log2(quantity.ratio))) : 0

/** Returns the biggest change of a line, or null if it has none. */
export const biggestOf = (quantities: readonly QuantityChange[]): QuantityChange | null =>
  quantities.reduce<QuantityChange | null>(
    (found, change) => (found && sizeOf(found) >= sizeOf(change) ? found : change),
    null,
  )

const maxSubjectLength = 80

const subjectOf = ({ before, after, food }: LinePair, part: 'ingredients' | 'instructions'): string =>
  part === 'instructions'
    ? String((after ?? before)?.step ?? '')
    : food.slice(0, maxSubjectLength).toWellFormed()
