import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CookFilter } from '#contract/cooks.ts'
import type { Reply } from '#contract/routes.ts'
import * as rows from '#contract/rows.ts'
import { callForResponse } from '#web/api/call.ts'
import { nextCursorOf } from '#web/api/foreign/recipe.ts'
import { invalidate } from '#web/api/query-client.ts'
import { diaryKey, recipesKey } from '#web/api/query-keys.ts'
import type { HttpResponse } from '#web/api/transport.ts'

export type Cook = Reply<'listCooks'>[number]
export type DiaryEntry = Reply<'listOwnCooks'>[number]

type Page<Entry> = { entries: Entry[]; nextCursor: string | undefined }

const readPage = <Entry>({ body, headers }: HttpResponse): Page<Entry> => ({
  entries: body as Entry[],
  nextCursor: nextCursorOf(headers.get('link')),
})

const cooksQuery = (recipeId: string, filter: CookFilter) =>
  queryOptions({
    queryKey: recipesKey('cooks', recipeId, filter),
    queryFn: async ({ signal }) => listCooks(recipeId, filter, undefined, signal),
    staleTime: 0,
  })

const listCooks = async (recipeId: string, filter: CookFilter, cursor?: string, signal?: AbortSignal) =>
  readPage<Cook>(
    await callForResponse(rows.listCooks, {
      id: recipeId,
      query: { ...(filter !== 'all' && { filter }), ...(cursor && { cursor }) },
      ...(signal && { signal }),
    }),
  )

const diaryQuery = queryOptions({
  queryKey: diaryKey,
  queryFn: ({ signal }) => listDiary(undefined, signal),
  staleTime: 0,
})

const listDiary = async (cursor?: string, signal?: AbortSignal) =>
  readPage<DiaryEntry>(
    await callForResponse(rows.listOwnCooks, {
      query: { ...(cursor && { cursor }) },
      ...(signal && { signal }),
    }),
  )

/** Returns how members cooked a recipe, as far as it has loaded. */
export function useCooks(recipeId: string, filter: CookFilter, isEnabled = true) {
  const options = cooksQuery(recipeId, filter)
  const query = useQuery({ ...options, enabled: isEnabled })
  const more = useNextPage<Cook>(options.queryKey, cursor => listCooks(recipeId, filter, cursor))
  return { query, entries: query.data?.entries ?? [], ...more(query.data) }
}

/** Returns what the member cooked, newest first. */
export function useDiary() {
  const query = useQuery(diaryQuery)
  const more = useNextPage<DiaryEntry>(diaryKey, cursor => listDiary(cursor))
  return { query, entries: query.data?.entries ?? [], ...more(query.data) }
}

/** Updates the entry in the cached diary, so that the dialog opens with current data until the diary has been fetched again. */
export const showInDiary = (queries: QueryClient, cook: Cook) =>
  queries.setQueryData(
    diaryQuery.queryKey,
    page =>
      page && {
        ...page,
        entries: page.entries.map(entry => (entry.id === cook.id ? { ...entry, ...cook } : entry)),
      },
  )

/** Appends the next page to those before it, in one cache entry. A refetch begins again with the first page. */
function useNextPage<Entry>(queryKey: readonly unknown[], list: (cursor: string) => Promise<Page<Entry>>) {
  const queries = useQueryClient()
  const [pending, setPending] = useState<{ cursor: string; hasFailed: boolean }>()
  return (page: Page<Entry> | undefined) => {
    const cursor = page?.nextCursor
    const own = pending?.cursor === cursor ? pending : undefined
    const loadMore = async () => {
      if (!cursor || (own && !own.hasFailed)) return
      setPending({ cursor, hasFailed: false })
      try {
        const next = await list(cursor)
        // A refetch meanwhile may have reset the list.
        queries.setQueryData<Page<Entry>>(queryKey, cached =>
          cached?.nextCursor === cursor ? { ...next, entries: [...cached.entries, ...next.entries] } : cached,
        )
      } catch {
        setPending({ cursor, hasFailed: true })
      }
    }
    return {
      loadMore: cursor ? loadMore : undefined,
      isLoadingMore: own?.hasFailed === false,
      hasMoreFailed: own?.hasFailed === true,
    }
  }
}

/**
 * Refetches everything that shows what was cooked: the recipe with its rating, its list and figures, the diary, and the lists
 * that show ratings.
 */
export async function invalidateCooked(queries: QueryClient, recipeId: string | undefined): Promise<void> {
  for (const list of ['catalogue', 'featured'] as const)
    invalidate(queries, { queryKey: recipesKey(list), refetchType: 'none' })
  const shown = recipeId
    ? [recipesKey('detail', recipeId), recipesKey('cooks', recipeId), diaryKey]
    : [diaryKey]
  await Promise.all(shown.map(queryKey => invalidate(queries, { queryKey })))
}
