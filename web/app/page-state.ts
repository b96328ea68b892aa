import type { QueryClient } from '@tanstack/react-query'
import { pageStateId } from '#web/api/own-backend.ts'

type DehydratedQuery = { key: readonly unknown[]; data: unknown; at: number }

/** The state with which the server rendered a page. The browser hydrates from the same state. */
export type PageState = { loaderData: Record<string, unknown>; dehydratedQueries: DehydratedQuery[] }

/** Returns the state in the page. Undefined if the page is a static file without server rendering. */
export function findPageState(): PageState | undefined {
  const element = document.getElementById(pageStateId)
  return element?.textContent ? (JSON.parse(element.textContent) as PageState) : undefined
}

/** Serialises the state for a script element, which `</script>` must not end. */
export const serializePageState = (state: PageState): string =>
  JSON.stringify(state).replaceAll('<', '\\u003c')

/** Returns the successful queries. The library's own dehydration would add bytes to every page. */
export const dehydrateQueries = (queries: QueryClient): DehydratedQuery[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }))

export function hydrateQueries(queries: QueryClient, dehydratedQueries: DehydratedQuery[]): void {
  for (const { key, data, at } of dehydratedQueries) queries.setQueryData(key, data, { updatedAt: at })
}
