import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Publication } from '#contract/drafts.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { invalidate } from '#web/api/query-client.ts'
import { draftsKey, myRecipesKeys, recipesKey, userStatsKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { whenSaved } from './autosave.ts'

/** Reads the draft when it is opened, and again only on request, because it is edited meanwhile. */
export const draftQuery = (id: string) =>
  queryOptions({
    queryKey: [...draftsKey, 'one', id],
    queryFn: async ({ signal }) => {
      await whenSaved(id)
      return call(rows.getDraft, { id, signal })
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export const likenessQuery = (id: number, revision: number) =>
  queryOptions({
    queryKey: [...draftsKey, 'likeness', id, revision],
    queryFn: ({ signal }) => call(rows.compareDraft, { id, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Loads the draft and its similarity to the source. If the similarity does not load, the server checks it when the draft is published. */
export async function loadForPublishing(queries: QueryClient, id: string): Promise<void> {
  const draft = await queries.fetchQuery({ ...draftQuery(id), staleTime: 0 })
  await queries.prefetchQuery(likenessQuery(draft.id, draft.revision))
}

/** Publishes a draft. It is a recipe then, so the lists of drafts and of recipes are fetched again. */
export function usePublishDraft(id: number, onPublished: () => void) {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: (body: Publication) => call(rows.publishDraft, { id, body, once: true }),
    onSuccess: () => {
      onPublished()
      for (const queryKey of [[...draftsKey, 'list'], myRecipesKeys.user, recipesKey(), userStatsKey])
        invalidate(queries, { queryKey })
    },
  })
}
