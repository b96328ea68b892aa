import type { ReadRecipe } from '#contract/imports.ts'
import { inEnglish, type WordsOf } from '#contract/ingredient-lines/words-of-lines.ts'
import { writeNumber } from '#contract/ingredient-lines/write-number.ts'
import { findMainMeasure } from '#contract/ingredient-lines/written-measure.ts'
import * as t from '#texts/imports.ts'
import { type Cells, emptyCells, type UnderstoodLine } from './cells.ts'
import {
  type LineState,
  type Review,
  type ReviewedLine,
  splitAtSecondFood,
  type Understood,
} from './review.ts'
import { isAroundRecipe, reviewedSteps } from './reviewed-steps.ts'

export function reviewOf(read: ReadRecipe, understood: Understood): Review {
  const minutes = read.totalMinutes ?? read.prepMinutes
  return {
    read,
    title: read.title,
    servings: read.servings === null ? '' : String(read.servings),
    prepTime: read.time ?? (minutes === null ? '' : t.time(minutes)),
    lines: reviewedLines(read, understood),
    steps: reviewedSteps(read.instructions),
  }
}

/** Returns the lines, with the headings of their groups between them. */
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
  const main = findMainMeasure(source, words)
  const [start, end] = main?.at ?? [0, 0]
  const unitWritten = main?.unitAt && source.slice(...main.unitAt)
  const cells = cellsOf(understood, { unitWritten, isEnglish: words === inEnglish(source) })
  return {
    key,
    source,
    isHeading: false,
    // Set only if the line begins with its amount.
    amountEnd: /\p{L}/u.test(source.slice(0, start)) ? 0 : end,
    understood: cells,
    cells,
    state: stateOf(source, understood),
  }
}

/** If a food has more words, it is a sentence. */
const maxFoodWords = 6
/** A measure that has no name here: 'A fistful of raisins'. */
const unknownMeasure = /^\p{L}+ of /u

function stateOf(source: string, { amount, unit, food }: UnderstoodLine): LineState {
  if (isAroundRecipe(source)) return 'left-out'
  if (splitAtSecondFood(source)) return 'asked'
  const isSentence = food.split(/\s+/).length > maxFoodWords || (!amount && !unit && /[.!?]$/.test(food))
  const hasUnknownMeasure = !unit && !/\p{N}/u.test(source) && unknownMeasure.test(food)
  return isSentence || hasUnknownMeasure ? 'kept' : 'clear'
}

type Written = { unitWritten: string | undefined; isEnglish: boolean }

/** Returns what was understood of a line, in the line's own words as far as it has some. */
function cellsOf(understood: UnderstoodLine, { unitWritten, isEnglish }: Written): Cells {
  const { amount, unit, food, preparation, comment } = understood
  const isMany = amount !== null && amount.max > 1
  const inFull = unit && isEnglish ? t.unitWords[unit]?.[isMany ? 1 : 0] : undefined
  return {
    amount: amount === null ? '' : writeAmount(amount),
    unit: unit === null ? '' : (inFull ?? unitWritten ?? unit),
    food,
    remark: [preparation, comment].filter(Boolean).join(', '),
  }
}

const writeAmount = ({ min, max }: { min: number; max: number }): string =>
  min === max ? writeNumber(min) : t.rangeOf(writeNumber(min), writeNumber(max))
