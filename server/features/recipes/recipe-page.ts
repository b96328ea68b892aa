import { listCounts } from '#contract/limits.ts'
import { Answer } from '#server/platform/http/handler.ts'
import { nextLink } from '#server/platform/http/links.ts'

type Page<Row, Shown> = {
  path: string
  total: { count: number; isExact: boolean }
  publicUrl: string
  present: (row: Row, publicUrl: string) => Shown
}

/** The rows of a page, and the cursor behind its last one where there is more. */
export type Rows<Row> = { shown: Row[]; next: string | undefined }

/** Of rows that were read with one more than the page has; each knows its own cursor. */
export function pageOf<Row extends { cursor: string }>(rows: Row[], limit: number): Rows<Row> {
  const shown = rows.slice(0, limit)
  return { shown, next: rows.length > limit ? shown.at(-1)?.cursor : undefined }
}

/** A bare array of recipes; how many match is in X-Total-Count, and where to go on is in Link (RFC 8288). */
export function answerPage<Row, Shown>(
  { shown, next }: Rows<Row>,
  query: { limit: number },
  { path, total, publicUrl, present }: Page<Row, Shown>,
): Answer<Shown[]> {
  return new Answer(
    shown.map(row => present(row, publicUrl)),
    {
      'x-total-count': total.count,
      [listCounts.exactHeader]: String(total.isExact),
      ...(next !== undefined && { link: nextLink(publicUrl, path, query, next) }),
    },
  )
}
