import type { ReadRecipe } from '#contract/imports.ts'
import type { WordsOf } from '#contract/ingredient-lines/words-of-lines.ts'
import type { Cells, UnderstoodLine } from './cells.ts'
import type { ReviewedStep } from './reviewed-steps.ts'

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
