import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '#contract/routes.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { invalidate } from '#web/api/query-client.ts'
import { importWaysKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import type { ImportWork } from './review/review.ts'

type Pasted = { text: string; url: string }

/** The page was read, and no recipe was seen on it: why, and what the page says all the same. */
export class NoRecipe extends Error {
  readonly lines: string[]

  constructor({ warnings, lines }: Reply<'readPage'>) {
    super(warnings.join(' '))
    this.lines = lines
  }
}

/** Reads a pasted page or text; throws NoRecipe where there is none. */
export const useReadText = () =>
  useSingleFlightMutation({
    mutationFn: async ({ text, url }: Pasted) =>
      workOf(await call(rows.readPage, { body: { html: text, url } }), url === '' ? 'text' : 'web'),
  })

/** Has the server fetch a page and reads it; throws NoRecipe where there is none. */
export function useReadAddress() {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: async (url: string) => {
      const { addressesLeft, ...page } = await call(rows.fetchPage, { body: { url } })
      queries.setQueryData(importWaysQuery.queryKey, ways =>
        ways?.fromWeb ? { fromWeb: { ...ways.fromWeb, addressesLeft } } : ways,
      )
      return workOf(page, 'web')
    },
    // A page that was asked for in vain counts too.
    onError: failure => {
      if (!(failure instanceof NoRecipe)) invalidate(queries, { queryKey: importWaysKey })
    },
  })
}

/** Whether this site fetches pages, how many a day, and how many of those are left. */
export const importWaysQuery = queryOptions({
  queryKey: importWaysKey,
  queryFn: ({ signal }): Promise<Reply<'getImportWays'>> => call(rows.getImportWays, { signal }),
})

/** What makes reviews of lines is loaded with the first page that has some. */
async function workOf(page: Reply<'readPage'>, kind: ImportWork['kind']): Promise<ImportWork> {
  if (page.recipes.length === 0) throw new NoRecipe(page)
  const { reviewsOf } = await import('./review/understand.ts')
  return { kind, at: 0, reviews: await reviewsOf(page.recipes) }
}
