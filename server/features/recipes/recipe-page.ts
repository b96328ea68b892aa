import { Answer } from '#server/platform/http/handler.ts'
import { nextLink } from '#server/platform/http/links.ts'
import type { RecipeRow } from './recipes.select.ts'

type Page<Shown> = {
  path: string
  total: number
  publicUrl: string
  present: (row: RecipeRow, publicUrl: string) => Shown
}

/**
 * A bare array of recipes; how many match is in X-Total-Count, and where to go on is in Link (RFC 8288).
 * `rows` holds one row more than the page when there is a next one; each row knows its own cursor.
 */
export function answerPage<Shown>(
  rows: (RecipeRow & { cursor: string })[],
  query: { limit: number },
  { path, total, publicUrl, present }: Page<Shown>,
): Answer<Shown[]> {
  const shown = rows.slice(0, query.limit)
  const last = rows.length > query.limit ? shown.at(-1) : undefined
  return new Answer(
    shown.map(row => present(row, publicUrl)),
    { 'x-total-count': total, ...(last && { link: nextLink(publicUrl, path, query, last.cursor) }) },
  )
}
