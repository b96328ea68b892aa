import { idParam } from '#contract/fields.ts'
import { type RecipeSort, recipeSorts } from '#contract/recipe-lists.ts'
import { refuse } from '#server/platform/http/problems.ts'
import * as t from '#texts/recipe-refusals.ts'

/** Opaque to clients, and safe in an address. */
export const encodeCursor = (text: string): string => Buffer.from(text).toString('base64url')
export const decodeCursor = (cursor: string): string => Buffer.from(cursor, 'base64url').toString()

export const refuseCursor = (): never =>
  refuse('invalid_request', t.unknownPage, {
    fields: { cursor: t.unknownCursor },
  })

/** The end of a page in the order of ids: the last one's. Undefined for none; one that is damaged is refused. */
export function readIdCursor(text: string): number | undefined {
  if (text === '') return undefined
  const id = idParam.safeParse(text)
  return id.success ? id.data : refuseCursor()
}

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
