import { type RecipeSort, recipeSorts } from '#contract/recipe-lists.ts'
import { decodeCursor, encodeCursor, refuseCursor } from '#server/platform/paging/cursor.ts'

/** Where a page ends: the sort, and the last row's sort key, id and search rank. Opaque to clients. */
export type Cursor = { sort: RecipeSort; key: number; id: number; rank: number }

export const writeCursor = ({ sort, key, id, rank }: Cursor): string =>
  encodeCursor(`${sort}.${rank}.${id}.${key}`)

const cursorPattern = new RegExp(
  `^(${recipeSorts.join('|')})\\.(\\d)\\.([1-9]\\d{0,14})\\.(\\d{1,15}(?:\\.\\d)?)$`,
)
// Sorts whose keys are whole numbers in the database.
const integerKey = /^\d{1,10}$/

/** Reads a cursor; an empty text gives undefined. Throws for a cursor that is damaged or that belongs to another sort. */
export function readCursor(text: string, sort: RecipeSort): Cursor | undefined {
  if (text === '') return undefined
  const [, cursorSort, rank, id, key = ''] = cursorPattern.exec(decodeCursor(text)) ?? []
  const isKey = sort === 'rating' || sort === 'newest' || (integerKey.test(key) && Number(key) < 2 ** 31)
  if (cursorSort === sort && isKey) return { sort, rank: Number(rank), id: Number(id), key: Number(key) }
  return refuseCursor()
}
