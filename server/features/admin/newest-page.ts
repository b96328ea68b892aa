import { rowsThatFit } from '#server/platform/http/count-that-fit.ts'
import { HandlerResult } from '#server/platform/http/handler.ts'
import { nextLink } from '#server/platform/http/link-header.ts'
import { readIdCursor } from '../recipes/cursor.ts'

type Query = { limit: number; cursor: string }
type Read<Row> = (page: { before: number | undefined; limit: number }) => Promise<Row[]>

/** A bare array of the newest rows, or of those before the cursor's; the next page's URL is in Link (RFC 8288). */
export async function newestPage<Row extends { id: number }>(
  url: string,
  query: Query,
  read: Read<Row>,
): Promise<HandlerResult<Row[]>> {
  const before = readIdCursor(query.cursor)
  const rows = await read({ before, limit: query.limit + 1 })
  const shown = rowsThatFit(rows, query.limit)
  const last = rows.length > shown.length ? shown.at(-1) : undefined
  return new HandlerResult(shown, last ? { link: nextLink(url, '', query, String(last.id)) } : {})
}
