import { tokenize } from '../search-terms.ts'
import { parsePrepTime } from '../times/prep-time.ts'
import { factsOfBoth, type Line, type LineFacts } from './line-facts.ts'
import { type FactsPair, pairLines } from './pair-lines.ts'
import { changeOf, compareQuantities, type QuantityChange } from './quantity-changes.ts'
import { wordsApart } from './same-words.ts'

/** The parts of a recipe that cooks follow. */
export type RecipeState = {
  ingredients: string
  instructions: string
  servings?: number | null | undefined
  prepTime: string
}

/**
 * A line of one state beside the matching line of the other. `same` means the same to a cook; spelling and punctuation may
 * differ. A line that changed and moved counts as changed. `wording` says that the food was swapped, that a step became much
 * longer or shorter, or that it names other foods.
 */
export type LinePair = {
  kind: 'same' | 'changed' | 'added' | 'removed' | 'moved'
  before: Line | null
  after: Line | null
  /** The food of an ingredient line that is not the same, taken from the later state if the line is still there. */
  food: string
  quantities: QuantityChange[]
  wording: 'swapped' | 'longer' | 'shorter' | 'reworded' | null
}

export type RecipeComparison = {
  /** Whether somebody who cooked one state would want to know about the other. */
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

/** Compares preparation times by their minutes, or by their words if neither text has minutes. */
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

/** A step that gained or lost this many long words contains another instruction. */
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

/** Returns the words that steps use for an ingredient. The noun is last in 'black pepper', and first in 'poivre noir'. */
const headWords = ({ food }: LineFacts): string[] =>
  [food().words[0] ?? '', food().words.at(-1) ?? ''].filter(({ length }) => length > 2)
