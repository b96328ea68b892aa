import type { ReadRecipe } from '#contract/imports.ts'
import type { WordsOf } from '#contract/ingredient-lines/words-of-lines.ts'
import * as t from '#texts/import-review.ts'
import { amountEnd, type Cells, cellsOf, emptyCells, type UnderstoodLine } from './cells.ts'
import { isAroundRecipe, type ReviewedStep, reviewedSteps } from './reviewed-steps.ts'

/** Clear, or why a person should look: it was not understood, or may be two; or it is none. */
export type LineState = 'clear' | 'kept' | 'asked' | 'left-out'

/** A line of ingredients: what the page says, and what was understood. Without a `source` it was made of another one. */
export type ReviewedLine = {
  key: number
  source: string
  isHeading: boolean
  /** In characters of the source. */
  amountEnd: number
  understood: Cells
  /** As their reader left them. */
  cells: Cells
  state: LineState
}

/** One recipe while it is reviewed: what was read, and what its reader makes of it. */
export type Review = {
  read: ReadRecipe
  title: string
  servings: string
  prepTime: string
  lines: ReviewedLine[]
  steps: ReviewedStep[]
}

/** All recipes of what was read; those before `at` are kept or thrown away. */
export type ImportWork = { kind: 'web' | 'text'; at: number; reviews: Review[] }

export type Understood = { lines: readonly UnderstoodLine[]; wordsOf: WordsOf }

export function reviewOf(read: ReadRecipe, understood: Understood): Review {
  const minutes = read.totalMinutes ?? read.prepMinutes
  return {
    read,
    title: read.title,
    servings: read.servings === null ? '' : String(read.servings),
    prepTime: minutes === null ? '' : t.time(minutes),
    lines: reviewedLines(read, understood),
    steps: reviewedSteps(read.instructions),
  }
}

/** The lines with the headings of their groups between them. */
function reviewedLines(read: ReadRecipe, { lines: understood, wordsOf }: Understood): ReviewedLine[] {
  const groups =
    read.ingredientGroups.length > 0 ? read.ingredientGroups : [{ name: null, ingredients: read.ingredients }]
  const lines: ReviewedLine[] = []
  let at = 0
  for (const { name, ingredients } of groups) {
    if (name) lines.push(headingLine(name, lines.length))
    for (const source of ingredients) {
      const line = understood[at++]
      if (line) lines.push(reviewedLine(source, line, { key: lines.length, wordsOf }))
    }
  }
  return lines
}

const headingLine = (name: string, key: number): ReviewedLine => ({
  key,
  source: name,
  isHeading: true,
  amountEnd: 0,
  understood: { ...emptyCells, food: name },
  cells: { ...emptyCells, food: name },
  state: 'clear',
})

type Place = { key: number; wordsOf: WordsOf }

export function reviewedLine(
  source: string,
  understood: UnderstoodLine,
  { key, wordsOf }: Place,
): ReviewedLine {
  const words = wordsOf(source)
  const cells = cellsOf(source, understood, words)
  return {
    key,
    source,
    isHeading: false,
    amountEnd: amountEnd(source, words),
    understood: cells,
    cells,
    state: stateOf(source, understood),
  }
}

/** More words are no food, but a sentence. */
const maxFoodWords = 6
/** 'A fistful of raisins': a measure that has no name here. */
const unknownMeasure = /^\p{L}+ of /u

function stateOf(source: string, { amount, unit, food }: UnderstoodLine): LineState {
  if (isAroundRecipe(source)) return 'left-out'
  if (splitAtSecondFood(source)) return 'asked'
  const isSentence = food.split(/\s+/).length > maxFoodWords || (!amount && !unit && /[.!?]$/.test(food))
  const hasUnknownMeasure = !unit && !/\p{N}/u.test(source) && unknownMeasure.test(food)
  return isSentence || hasUnknownMeasure ? 'kept' : 'clear'
}

const secondFood = /\s+(?:\+|(?:and|plus|&|na|et|und|y|e)(?=\s+[\d½¼¾⅓⅔⅛]))\s+/iu

/** '4 cloves garlic + thumb of ginger': two lines in one; undefined of one food. */
export function splitAtSecondFood(line: string): [string, string] | undefined {
  const found = secondFood.exec(line)
  if (!found) return undefined
  const [first, second] = [line.slice(0, found.index), line.slice(found.index + found[0].length)]
  // '1 cup plus 2 tbsp sugar' is one food: nothing but an amount is before.
  const hasFood = /\p{L}{3}.*\s\p{L}{3}/u.test(first)
  return hasFood && /\p{L}{3}/u.test(second) ? [first, second] : undefined
}

export const wantsALook = ({ state }: ReviewedLine): boolean => state === 'kept' || state === 'asked'
