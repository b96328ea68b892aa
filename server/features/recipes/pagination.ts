import { listCounts, maxListBytes } from '#contract/limits.ts'
import { rowsThatFit } from '#server/platform/http/count-that-fit.ts'
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

/** Of a card as JSON: its longest texts are the addresses of two pictures. */
const maxCardBytes = 7_000

/** Makes a page of cards that were read with one more than it has; each has its own cursor. */
export function pageOfCards<Card extends { cursor: string }>(rows: Card[], limit: number): CursorPage<Card> {
  // To measure the cards of a usual page would cost a tenth of the time of its list.
  const areFew = rows.length * maxCardBytes <= maxListBytes
  const shown = areFew ? rows.slice(0, limit) : rowsThatFit(rows, limit)
  return { shown, nextCursor: rows.length > shown.length ? shown.at(-1)?.cursor : undefined }
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
