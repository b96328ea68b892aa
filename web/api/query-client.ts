import { type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

export const staleTimeMs = 60_000

/** Asks although the browser believes that there is no network: the worker may have a copy, and if not, that is told. */
const networkMode = 'offlineFirst'

/** A failure is shown at once, with a way to try again: a silent second try only makes the wait longer. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: staleTimeMs, networkMode },
      mutations: { retry: false, networkMode },
    },
  })

/**
 * Asks again for what a call has changed, where it is shown; the rest when it is needed. A first answer that is still on
 * its way may be older than the change, and would be taken for the new one: it is not waited for.
 */
export async function invalidate(queries: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  const withoutData = queries
    .getQueryCache()
    .findAll(filters)
    .filter(query => query.state.data === undefined)
  await Promise.allSettled(withoutData.map(query => query.cancel({ revert: true })))
  await queries.invalidateQueries(filters)
}
