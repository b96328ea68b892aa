import { type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

export const staleTimeMs = 60_000

/** While only a cached copy is shown, the client asks the network again this often. Browsers do not always report that it is back. */
export const savedCopyRetryMs = 5_000

/** Fetches even if the browser reports no network, because the service worker may have a copy. If it has none, the failure is shown. */
const networkMode = 'offlineFirst'

/**
 * Creates a query client without automatic retries. A failure is shown at once with a button to retry; a silent retry would only
 * prolong the wait.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: staleTimeMs, networkMode },
      mutations: { retry: false, networkMode },
    },
  })

/**
 * Refetches what a mutation has changed: at once if it is shown, otherwise when it is next used. A first fetch that is still in
 * flight may be older than the change and would pass for the new data, so it is cancelled.
 */
export async function invalidate(queries: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const withoutData = queries
    .getQueryCache()
    .findAll(filters)
    .filter(query => query.state.data === undefined)
  await Promise.allSettled(withoutData.map(query => query.cancel({ revert: true })))
  await queries.invalidateQueries(filters)
}
