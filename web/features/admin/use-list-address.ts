import { useSearchParams } from 'react-router'

/**
 * Reads from the URL which part of a list is shown, newest first: the filter with this name, and the row before which the page
 * begins. Other parameters are kept from page to page. The first filter means all rows.
 */
export function useListAddress<Filter extends string>(
  name: string,
  filters: readonly [Filter, ...Filter[]],
  others: Record<string, string> = {},
) {
  const [search, setSearch] = useSearchParams()
  const chosen = filters.find(filter => filter === search.get(name)) ?? filters[0]
  const before = search.get('before') ?? undefined
  const written = (filter: Filter): Record<string, string> => ({
    ...(filter !== filters[0] && { [name]: filter }),
    ...others,
  })
  const choose = (filter: Filter) => setSearch(written(filter), { replace: true, preventScrollReset: true })
  /** Returns the URL of the page that begins after this row, or of the newest page. */
  const pageLink = (row?: string) =>
    `?${new URLSearchParams({ ...written(chosen), ...(row && { before: row }) })}`
  return { chosen, before, question: { ...written(chosen), ...(before && { before }) }, choose, pageLink }
}
