import { listCounts, maxAnswerTextBytes } from '#contract/limits.ts'
import { HandlerResult } from '#server/platform/http/handler.ts'
import { nextLink } from '#server/platform/http/link-header.ts'

type PageOptions<Row, Shown> = {
  path: string
  total: { count: number; isExact: boolean }
  publicUrl: string
  present: (row: Row, publicUrl: string) => Shown
}

/** The rows of a page, and the cursor after its last one if there are more. */
export type CursorPage<Row> = { shown: Row[]; nextCursor: string | undefined }

/** Makes a page of rows that were read with one more than it has; each row has its own cursor. */
export function pageOf<Row extends { cursor: string }>(rows: Row[], limit: number): CursorPage<Row> {
  const shown = rows.slice(0, countThatFit(rows.slice(0, limit)))
  return { shown, nextCursor: rows.length > shown.length ? shown.at(-1)?.cursor : undefined }
}

/** How many of the first rows one answer may have by the bytes of their long texts, which cards have not: one at least. */
export function countThatFit(rows: readonly (object | undefined)[]): number {
  let sum = 0
  const over = rows.findIndex(row => {
    sum += textBytes(row)
    return sum > maxAnswerTextBytes
  })
  return over === -1 ? rows.length : Math.max(1, over)
}

function textBytes(row: { ingredients?: string; instructions?: string } = {}): number {
  return Buffer.byteLength(row.ingredients ?? '') + Buffer.byteLength(row.instructions ?? '')
}

/** A bare array of recipes; the number of matches is in X-Total-Count, the next page's URL in Link (RFC 8288). */
export function presentPage<Row, Shown>(
  { shown, nextCursor }: CursorPage<Row>,
  query: { limit: number },
  { path, total, publicUrl, present }: PageOptions<Row, Shown>,
): HandlerResult<Shown[]> {
  return new HandlerResult(
    shown.map(row => present(row, publicUrl)),
    {
      'x-total-count': total.count,
      [listCounts.exactHeader]: String(total.isExact),
      ...(nextCursor !== undefined && { link: nextLink(publicUrl, path, query, nextCursor) }),
    },
  )
}
