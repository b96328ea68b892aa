import { z } from 'zod'
import * as fields from '#texts/fields.ts'
import { endpoint } from './endpoint.ts'
import { requiredText } from './fields.ts'
import { readPageReply } from './imports.ts'
import * as limits from './limits.ts'
import * as rows from './rows.ts'

const addressesLeft = z.int().min(0)

export const importFetchRoutes = {
  getImportWays: endpoint(rows.getImportWays, {
    summary: 'Get the ways to import recipes on this site',
    status: 200,
    reply: z
      .object({
        fromWeb: z
          .object({ addressesPerDay: z.int().min(1), addressesLeft })
          .nullable()
          .meta({ description: 'Null if this site fetches no pages.' }),
      })
      .meta({ id: 'ImportWays' }),
  }),

  fetchPage: endpoint(rows.fetchPage, {
    summary: 'Fetch a public web page and read its recipes; obeys the site’s robots.txt and stores nothing',
    body: z
      .object({
        url: requiredText(fields.address, limits.maxUrlLength).meta({ format: 'uri' }),
      })
      .meta({ id: 'PageToFetch' }),
    waitsForOthers: true,
    status: 200,
    reply: readPageReply.extend({ addressesLeft }),
    refusals: [
      'address_refused',
      'page_unreachable',
      'page_unwilling',
      'unreadable_page',
      'not_found',
      'unavailable',
    ],
    writes: 'private',
    needsSpace: false,
    example: { body: { url: 'https://kitchen.example.org/githeri' } },
  }),
} as const
