import { tokenize } from '../search-terms.ts'
import { parsePrepTime } from '../times/prep-time.ts'
import { factsOfBoth, type Line, type LineFacts } from './line-facts.ts'
import { type FactsPair, pairLines } from './pair-lines.ts'
import { changeOf, compareQuantities, type QuantityChange } from './quantity-changes.ts'
import { wordsApart } from './same-words.ts'

/** What cooks go by. */
export type RecipeState = {
  ingredients: string
  instructions: string
  servings?: number | null | undefined
  prepTime: string
}

/**
 * A line of the one state beside that of the other. `same`: to a cook; spelling and marks may differ. A line that changed and moved has
 * changed. `wording`: another food, a good deal more or less, or other foods named.
 */
export type LinePair = {
  kind: 'same' | 'changed' | 'added' | 'removed' | 'moved'
  before: Line | null
  after: Line | null
  /** Of an ingredient that is not the same, what it is by the later state. */
  food: string
  quantities: QuantityChange[]
  wording: 'swapped' | 'longer' | 'shorter' | 'reworded' | null
}

export type RecipeComparison = {
  /** Whether who cooked the one state would want to know of the other. */
  isMaterial: boolean
  ingredients: LinePair[]
  instructions: LinePair[]
  servings: QuantityChange | null
  prepTime: QuantityChange | null
}

export function compareRecipes(before: RecipeState, after: RecipeState): RecipeComparison {
  const servings = changeOf(servingsOf(before), servingsOf(after)) ?? null
  const prepTime = comparePrepTimes(before.prepTime, after.prepTime)
  const [oldFoods, foods] = factsOfBoth(before.ingredients, after.ingredients, 'ingredient')
  const ingredients = pairLines(oldFoods, foods)
  const [oldSteps, steps] = factsOfBoth(before.instructions, after.instructions, 'step')
  let known: Set<string> | undefined
  const named = () => {
    known ??= new Set([...oldFoods, ...foods].flatMap(headWords))
    return known
  }
  const pairs = {
    ingredients: ingredients.map(pair => present(pair, foodWording)),
    instructions: pairLines(oldSteps, steps).map(pair => present(pair, stepWording(named))),
  }
  const isMaterial = [...pairs.ingredients, ...pairs.instructions].some(
    ({ kind, isHeading }) => kind !== 'same' && !isHeading,
  )
  return {
    isMaterial: isMaterial || servings !== null || prepTime !== null,
    ingredients: pairs.ingredients.map(withoutHeading),
    instructions: pairs.instructions.map(withoutHeading),
    servings,
    prepTime,
  }
}

const servingsOf = ({ servings }: RecipeState) =>
  servings == null ? null : ({ of: 'amount', min: servings, max: servings, unit: null } as const)

/** By their minutes; where there are none in them, by their words. */
function comparePrepTimes(before: string, after: string): QuantityChange | null {
  const [from, to] = [timeOf(before), timeOf(after)]
  if (from || to) return changeOf(from, to) ?? null
  const isSame = wordsApart(tokenize(before), tokenize(after)).every(words => words.length === 0)
  return isSame ? null : { from: null, to: null, told: 'changed', ratio: null }
}

const timeOf = (text: string) => {
  const minutes = parsePrepTime(text)
  return minutes === undefined ? null : ({ of: 'time', min: minutes, max: minutes, unit: 'minute' } as const)
}

type Wording = (before: LineFacts, after: LineFacts) => LinePair['wording']

const lineOf = (facts: LineFacts | undefined): Line | null =>
  facts ? { position: facts.position, text: facts.text, step: facts.step } : null

type Presented = LinePair & { isHeading: boolean }

function present({ before, after, isMoved }: FactsPair, wordingOf: Wording): Presented {
  const shown = {
    before: lineOf(before),
    after: lineOf(after),
    food: '',
    isHeading: (before ?? after)?.isHeading ?? false,
  }
  if (before && after && before.key === after.key && before.asides.length + after.asides.length === 0)
    return isMoved
      ? { ...shown, food: after.food().text, kind: 'moved', quantities: [], wording: null }
      : { ...shown, kind: 'same', quantities: [], wording: null }
  const food = (after ?? before)?.food().text ?? ''
  if (!before || !after)
    return { ...shown, food, kind: before ? 'removed' : 'added', quantities: [], wording: null }
  const quantities = compareQuantities(before.quantities, after.quantities)
  const isOtherAside = before.asides.length > 0 && after.asides.length > 0
  if (quantities.length === 0 && isOtherAside)
    quantities.push(...compareQuantities(before.asides, after.asides))
  const wording = wordingOf(before, after)
  const isChanged = quantities.length > 0 || wording !== null
  return { ...shown, food, kind: isChanged ? 'changed' : isMoved ? 'moved' : 'same', quantities, wording }
}

const withoutHeading = ({ isHeading: _, ...pair }: Presented): LinePair => pair

const foodWording: Wording = (before, after) =>
  wordsApart(before.food().words, after.food().words).some(words => words.length > 0) ? 'swapped' : null

/** A step that says so many longer words more or less has another instruction in it. */
const minWordsMore = 3
const minWordLength = 4

const stepWording =
  (named: () => ReadonlySet<string>): Wording =>
  (before, after) => {
    const [gone, added] = wordsApart(before.words, after.words)
    const growth = countLong(added) - countLong(gone)
    if (Math.abs(growth) >= minWordsMore) return growth > 0 ? 'longer' : 'shorter'
    if (gone.length === 0 && added.length === 0) return null
    const isNamed = (word: string) => named().has(word)
    const [old, fresh] = [new Set(before.words.filter(isNamed)), new Set(after.words.filter(isNamed))]
    const isOther =
      gone.some(word => isNamed(word) && !fresh.has(word)) ||
      added.some(word => isNamed(word) && !old.has(word))
    return isOther ? 'reworded' : null
  }

const countLong = (words: readonly string[]): number =>
  words.filter(({ length }) => length >= minWordLength).length

/** The words by which steps name an ingredient: the noun is last in 'black pepper', and first in 'poivre noir'. */
const headWords = ({ food }: LineFacts): string[] =>
  [food().words[0] ?? '', food().words.at(-1) ?? ''].filter(({ length }) => length > 2)
