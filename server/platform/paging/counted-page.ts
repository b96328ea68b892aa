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

/**
 * Makes a response whose body is the bare array of the page. X-Total-Count has the number of matches, and Link (RFC 8288) has the URL of
 * the next page.
 */
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
