import type { Reply } from '#contract/routes.ts'

export type UnderstoodLine = Reply<'readIngredientLines'>[number]

export const columns = ['amount', 'unit', 'food', 'remark'] as const
export type Column = (typeof columns)[number]
export type Cells = Record<Column, string>

export const emptyCells: Cells = { amount: '', unit: '', food: '', remark: '' }

/** Returns the line that the cells make. */
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
