import { idParam } from '#contract/fields.ts'
import * as t from '#texts/requests.ts'
import { refuse } from '../http/problems.ts'

/** Opaque to clients, and safe in an address. */
export const encodeCursor = (text: string): string => Buffer.from(text).toString('base64url')
export const decodeCursor = (cursor: string): string => Buffer.from(cursor, 'base64url').toString()

export const refuseCursor = (): never =>
  refuse('invalid_request', t.unknownPage, {
    fields: { cursor: t.unknownCursor },
  })

/** The end of a page in the order of ids: the id of its last row. Undefined for the first page; a damaged cursor is refused. */
export function readIdCursor(text: string): number | undefined {
  if (text === '') return undefined
  const id = idParam.safeParse(text)
  return id.success ? id.data : refuseCursor()
}
