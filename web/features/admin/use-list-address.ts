import { useSearchParams } from 'react-router'

/**
 * What the URL says of a list, newest first: which of its rows, by the filter of this name, and before which row the page begins. Other
 * parameters of the question are kept from page to page. The first of the filters is all rows.
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
  /** The URL of the page that begins after this row, or of the newest. */
  const pageLink = (row?: string) =>
    `?${new URLSearchParams({ ...written(chosen), ...(row && { before: row }) })}`
  return { chosen, before, question: { ...written(chosen), ...(before && { before }) }, choose, pageLink }
}
