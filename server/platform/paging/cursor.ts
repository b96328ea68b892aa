import { idParam } from '#contract/fields.ts'
import * as t from '#texts/requests.ts'
import { refuse } from '../http/problems.ts'

/** Makes a cursor opaque to clients and safe in a URL. */
export const encodeCursor = (text: string): string => Buffer.from(text).toString('base64url')
export const decodeCursor = (cursor: string): string => Buffer.from(cursor, 'base64url').toString()

export const refuseCursor = (): never =>
  refuse('invalid_request', t.unknownPage, {
    fields: { cursor: t.unknownCursor },
  })

/**
 * Reads where a page in the order of ids ended: the id of its last row. Returns undefined for the first page, and refuses a damaged cursor.
 */
export function readIdCursor(text: string): number | undefined {
  if (text === '') return undefined
  const id = idParam.safeParse(text)
  return id.success ? id.data : refuseCursor()
}
