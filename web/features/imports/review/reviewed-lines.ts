import type { ReadRecipe } from '#contract/imports.ts'
import type { LanguageWords } from '#contract/ingredient-lines/languages/language-words.ts'
import { inEnglish, type WordsOf } from '#contract/ingredient-lines/words-of-lines.ts'
import { writeNumber } from '#contract/ingredient-lines/write-number.ts'
import { findWrittenMeasure } from '#contract/ingredient-lines/written-measure.ts'
import * as t from '#texts/import-review.ts'
import { rangeOf, unitWords } from '#texts/units.ts'
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

/** What was understood of a line, in the words of the line where it has some. */
function cellsOf(line: string, understood: UnderstoodLine, words: LanguageWords): Cells {
  const { amount, unit, food, preparation, comment } = understood
  const unitAt = findWrittenMeasure(line, words)?.amounts[0]?.unitAt
  const isMany = amount !== null && amount.max > 1
  const inFull = unit && words === inEnglish(line) ? unitWords[unit]?.[isMany ? 1 : 0] : undefined
  return {
    amount: amount === null ? '' : writeAmount(amount),
    unit: unit === null ? '' : (inFull ?? (unitAt ? line.slice(...unitAt) : unit)),
    food,
    remark: [preparation, comment].filter(Boolean).join(', '),
  }
}

const writeAmount = ({ min, max }: { min: number; max: number }): string =>
  min === max ? writeNumber(min) : rangeOf(writeNumber(min), writeNumber(max))

/** Where in a line its amount ends, with the unit; 0 where it begins with none. */
function amountEnd(line: string, words: LanguageWords): number {
  const [start, end] = findWrittenMeasure(line, words)?.mainAt ?? [0, 0]
  return /\p{L}/u.test(line.slice(0, start)) ? 0 : end
}
