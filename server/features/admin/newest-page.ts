import { HandlerResult } from '#server/platform/http/handler.ts'
import { readIdCursor } from '#server/platform/paging/cursor.ts'
import { nextLink } from '#server/platform/paging/next-link.ts'
import { idOf, pageOf } from '#server/platform/paging/page.ts'

type Query = { limit: number; cursor: string }
type Read<Row> = (page: { before: number | undefined; limit: number }) => Promise<Row[]>

/** Responds with a bare array of the newest rows, or of those before the cursor. The Link header (RFC 8288) has the next page's URL. */
export async function newestPage<Row extends { id: number }>(
  url: string,
  query: Query,
  read: Read<Row>,
): Promise<HandlerResult<Row[]>> {
  const before = readIdCursor(query.cursor)
  const rows = await read({ before, limit: query.limit + 1 })
  const { shown, next } = pageOf(rows, query.limit, idOf)
  return new HandlerResult(shown, nextLink(url, '', query, next))
}
