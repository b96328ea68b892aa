import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'

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
