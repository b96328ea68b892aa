import { type RecipeSort, recipeSorts } from '#contract/recipes.ts'
import { refuse } from '#server/platform/http/problems.ts'

/** Where a page ended: the sort, its key in the last row, and that row's id. Opaque to clients. */
export type Cursor = { sort: RecipeSort; key: number; id: number }

export const writeCursor = ({ sort, key, id }: Cursor): string =>
  Buffer.from(`${sort}.${id}.${key}`).toString('base64url')

const shape = new RegExp(`^(${recipeSorts.join('|')})\\.([1-9]\\d{0,14})\\.(\\d{1,15}(?:\\.\\d)?)$`)

/** Undefined for none; a cursor that is damaged, or of another sort, is refused. */
export function readCursor(text: string, sort: RecipeSort): Cursor | undefined {
  if (text === '') return undefined
  const match = shape.exec(Buffer.from(text, 'base64url').toString())
  if (match?.[1] !== sort) {
    return refuse(
      'invalid_request',
      'This page of the list cannot be found. Start again from its first page.',
      {
        fields: { cursor: 'The cursor is not one that this list gave out.' },
      },
    )
  }
  return { sort, id: Number(match[2]), key: Number(match[3]) }
}
