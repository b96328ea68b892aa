import { type RecipeSort, recipeSorts } from '#contract/recipe-lists.ts'
import { decodeCursor, encodeCursor, refuseCursor } from '#server/platform/paging/cursor.ts'

/** The end of a page: the sort, its key in the last row, that row's id, and its rank in a search. Opaque to clients. */
export type Cursor = { sort: RecipeSort; key: number; id: number; rank: number }

export const writeCursor = ({ sort, key, id, rank }: Cursor): string =>
  encodeCursor(`${sort}.${rank}.${id}.${key}`)

const cursorPattern = new RegExp(
  `^(${recipeSorts.join('|')})\\.(\\d)\\.([1-9]\\d{0,14})\\.(\\d{1,15}(?:\\.\\d)?)$`,
)
// Sorts whose keys are whole numbers in the database.
const integerKey = /^\d{1,10}$/

/** Undefined for none; a cursor that is damaged, or of another sort, is refused. */
export function readCursor(text: string, sort: RecipeSort): Cursor | undefined {
  if (text === '') return undefined
  const [, cursorSort, rank, id, key = ''] = cursorPattern.exec(decodeCursor(text)) ?? []
  const isKey = sort === 'rating' || sort === 'newest' || (integerKey.test(key) && Number(key) < 2 ** 31)
  if (cursorSort === sort && isKey) return { sort, rank: Number(rank), id: Number(id), key: Number(key) }
  return refuseCursor()
}
