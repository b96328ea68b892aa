import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '#contract/routes.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { invalidate } from '#web/api/query-client.ts'
import { importWaysKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import type { ImportWork } from './review/review.ts'

type Pasted = { text: string; url: string }

/** The page was read, but no recipe was found: why, and the lines of the page. */
export class NoRecipe extends Error {
  readonly lines: string[]

  constructor({ warnings, lines }: Reply<'readPage'>) {
    super(warnings.join(' '))
    this.lines = lines
  }
}

/** Reads a pasted page or text. Throws NoRecipe if it has no recipe. */
export const useReadText = () =>
  useSingleFlightMutation({
    mutationFn: async ({ text, url }: Pasted) =>
      workOf(await call(rows.readPage, { body: { html: text, url } }), url === '' ? 'text' : 'web'),
  })

/** Has the server fetch a page and reads it. Throws NoRecipe if it has no recipe. */
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
    // A failed request for a page counts, too.
    onError: failure => {
      if (!(failure instanceof NoRecipe)) invalidate(queries, { queryKey: importWaysKey })
    },
  })
}

/** Whether this site fetches pages, how many a day, and how many of them are left. */
export const importWaysQuery = queryOptions({
  queryKey: importWaysKey,
  queryFn: ({ signal }): Promise<Reply<'getImportWays'>> => call(rows.getImportWays, { signal }),
})

/** Makes the reviews. The code for that is loaded with the first page that has recipes. */
async function workOf(page: Reply<'readPage'>, kind: ImportWork['kind']): Promise<ImportWork> {
  if (page.recipes.length === 0) throw new NoRecipe(page)
  const { reviewsOf } = await import('./review/understand.ts')
  return { kind, at: 0, reviews: await reviewsOf(page.recipes) }
}
