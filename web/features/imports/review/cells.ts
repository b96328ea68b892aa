import { formatQuantity } from 'format-quantity'
import type { LanguageWords } from '#contract/ingredient-lines/languages/language-words.ts'
import { inEnglish } from '#contract/ingredient-lines/words-of-lines.ts'
import { findWrittenMeasure } from '#contract/ingredient-lines/written-measure.ts'
import type { Reply } from '#contract/routes.ts'
import { rangeOf, unitWords } from '#texts/units.ts'

export type UnderstoodLine = Reply<'readIngredientLines'>[number]

export const columns = ['amount', 'unit', 'food', 'remark'] as const
export type Column = (typeof columns)[number]
export type Cells = Record<Column, string>

export const emptyCells: Cells = { amount: '', unit: '', food: '', remark: '' }

/** What was understood of a line, in the words of the line where it has some. */
export function cellsOf(line: string, understood: UnderstoodLine, words: LanguageWords): Cells {
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

const writeNumber = (value: number): string => formatQuantity(value, true) ?? String(Number(value.toFixed(3)))

/** Where in a line its amount ends, with the unit; 0 where it begins with none. */
export const amountEnd = (line: string, words: LanguageWords): number =>
  Math.max(
    0,
    ...(findWrittenMeasure(line, words)?.amounts ?? []).map(({ amountAt, unitAt }) =>
      Math.max(amountAt[1], unitAt?.[1] ?? 0),
    ),
  )

/** The line that cells make. */
export const lineOfCells = ({ amount, unit, food, remark }: Cells): string =>
  [
    [amount, unit, food]
      .map(text => text.trim())
      .filter(Boolean)
      .join(' '),
    remark.trim(),
  ]
    .filter(Boolean)
    .join(', ')
