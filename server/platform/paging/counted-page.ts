import { listCounts } from '#contract/limits.ts'
import { HandlerResult } from '../http/handler.ts'
import { nextLink } from './next-link.ts'
import type { Page } from './page.ts'

type Options<Row, Shown> = {
  path: string
  total: { count: number; isExact: boolean }
  publicUrl: string
  present: (row: Row, publicUrl: string) => Shown
}

/** A bare array of the page; the number of matches is in X-Total-Count, the next page's URL in Link (RFC 8288). */
export function countedPage<Row, Shown>(
  { shown, next }: Page<Row>,
  query: { limit: number },
  { path, total, publicUrl, present }: Options<Row, Shown>,
): HandlerResult<Shown[]> {
  return new HandlerResult(
    shown.map(row => present(row, publicUrl)),
    {
      'x-total-count': total.count,
      [listCounts.exactHeader]: String(total.isExact),
      ...nextLink(publicUrl, path, query, next),
    },
  )
}
