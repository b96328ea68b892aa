import { z } from 'zod'
import { optionalNumber, queryText } from './fields.ts'
import * as limits from './limits.ts'

/** Shared parts of operations that return a list page by page. A response names its next page in a Link header or as `next`. */

/** How many items a page of a list should have. A larger number than the maximum means the maximum. */
export const pageLimit = (byDefault: number) =>
  optionalNumber('limit', { min: 1, max: Number.MAX_SAFE_INTEGER, step: 1 })
    .transform(count => Math.min(count ?? byDefault, limits.maxPageSize))
    .meta({
      description: `Default ${byDefault}. A number above ${limits.maxPageSize} means ${limits.maxPageSize}.`,
    })

/** Like `pageLimit`, but a number larger than the maximum is refused. */
export const strictPageLimit = (byDefault: number) =>
  optionalNumber('limit', { min: 1, max: limits.maxPageSize, step: 1 })
    .transform(count => count ?? byDefault)
    .meta({ description: `Default ${byDefault}.` })

/** Where a page starts. The first page has none. */
export const cursor = (name = 'cursor') =>
  queryText(name, 200).meta({ description: 'From the Link header or the `next` of the previous page.' })

export const next = z
  .string()
  .nullable()
  .meta({ description: 'The cursor of the next page. Null on the last page.' })

export const count = z.int().min(0).meta({ description: 'Items on all pages.' })

export const nextLink = {
  Link: { description: 'RFC 8288: the URL of the next page, with `rel="next"`; missing on the last page.' },
} as const
