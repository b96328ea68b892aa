import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { NetworkError } from '#web/api/failure.ts'
import type { RecipePage } from '#web/api/foreign/recipe.ts'
import { invalidate, savedCopyRetryMs } from '#web/api/query-client.ts'
import { recipesKey } from '#web/api/query-keys.ts'

/**
 * Returns when the copy was cached from which a list on this page is shown (RFC 3339). Undefined while the server responds. While
 * a copy is shown, the server is asked every few seconds. When it responds again, the lists are refetched.
 */
export function useSavedLists(): string | undefined {
  const queries = useQueryClient()
  const [savedAt, setSavedAt] = useState<string>()
  useEffect(() => {
    const update = notifyManager.batchCalls(() => {
      const shown = findShownLists(queries)
      // A query that is being refetched no longer knows how it failed.
      if (shown.every(({ state }) => state.fetchStatus === 'idle')) setSavedAt(findSavedAt(shown))
    })
    update()
    return queries.getQueryCache().subscribe(update)
  }, [queries])

  const isSaved = savedAt !== undefined
  useEffect(() => {
    if (!isSaved) return
    const retry = () => invalidate(queries, { queryKey: recipesKey(), predicate: isWithoutServer })
    const timer = setInterval(retry, savedCopyRetryMs)
    return () => {
      clearInterval(timer)
      invalidate(queries, { queryKey: recipesKey() })
    }
  }, [isSaved, queries])
  return savedAt
}

/** Returns the queries of the lists on this page. A recipe's own page has its own note. */
const findShownLists = (queries: QueryClient): Query[] =>
  queries
    .getQueryCache()
    .findAll({ queryKey: recipesKey(), type: 'active' })
    .filter(({ queryKey: [, part] }) => part !== 'detail')

const savedAtOf = ({ state }: Query): string | undefined => (state.data as Partial<RecipePage>)?.savedAt
const isUnreachable = ({ state }: Query): boolean => state.error instanceof NetworkError
const isWithoutServer = (query: Query): boolean => Boolean(savedAtOf(query)) || isUnreachable(query)

/**
 * Finds when the shown copy was cached. If the catalogue is too large for the browser, the list may come from a cached page,
 * without a query of its own. Then the countries, which every such page requests, have not loaded.
 */
function findSavedAt(shown: Query[]): string | undefined {
  const savedAt = shown.map(savedAtOf).find(Boolean)
  const partOf = ({ queryKey: [, part] }: Query) => part
  if (savedAt || !shown.some(query => partOf(query) === 'countries' && isUnreachable(query))) return savedAt
  const rendered = shown.find(query => partOf(query) === 'matches' && query.state.data)
  return rendered && new Date(rendered.state.dataUpdatedAt).toISOString()
}
