import type { ReadRecipe } from '#contract/imports.ts'
import type { WordsOf } from '#contract/ingredient-lines/words-of-lines.ts'
import type { Cells, UnderstoodLine } from './cells.ts'
import type { ReviewedStep } from './reviewed-steps.ts'

/** `clear`, or why a person should look: `kept` was not understood, `asked` may be two lines, `left-out` is not an ingredient. */
export type LineState = 'clear' | 'kept' | 'asked' | 'left-out'

/** A line of ingredients: `source` is what the page says, `understood` is what was read from it. */
export type ReviewedLine = {
  key: number
  source: string
  isHeading: boolean
  /** Where the amount ends, in characters of the source. */
  amountEnd: number
  understood: Cells
  /** The cells as the reader left them. */
  cells: Cells
  state: LineState
}

/** One recipe during its review: what was read, and what the reader made of it. */
export type Review = {
  read: ReadRecipe
  title: string
  servings: string
  prepTime: string
  lines: ReviewedLine[]
  steps: ReviewedStep[]
}

/** All recipes of one import. Those before `at` are already kept or thrown away. */
export type ImportWork = { kind: 'web' | 'text'; at: number; reviews: Review[] }

export type Understood = { lines: readonly UnderstoodLine[]; wordsOf: WordsOf }

const secondFood = /\s+(?:\+|(?:and|plus|&|na|et|und|y|e)(?=\s+[\d½¼¾⅓⅔⅛]))\s+/iu

/** Splits a line with two foods: '4 cloves garlic + thumb of ginger'. Undefined if it has only one food. */
export function splitAtSecondFood(line: string): [string, string] | undefined {
  const found = secondFood.exec(line)
  if (!found) return undefined
  const [first, second] = [line.slice(0, found.index), line.slice(found.index + found[0].length)]
  // '1 cup plus 2 tbsp sugar' is one food, because only an amount stands before the 'plus'.
  const hasFood = /\p{L}{3}.*\s\p{L}{3}/u.test(first)
  return hasFood && /\p{L}{3}/u.test(second) ? [first, second] : undefined
}

export const wantsALook = ({ state }: ReviewedLine): boolean => state === 'kept' || state === 'asked'
