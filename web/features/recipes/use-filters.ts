import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type Filters, filtersToSearch, noFilters, readFilters } from './filters.ts'

/** The filters live in the address bar: shareable, and there again after Back. */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const text = search.toString()
  const filters = useMemo(() => readFilters(new URLSearchParams(text)), [text])
  const setFilters = useCallback(
    (changes: Partial<Filters>) =>
      // From the address as it is: two changes may come before React has shown the first.
      setSearch(filtersToSearch({ ...readFilters(new URLSearchParams(location.search)), ...changes }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setSearch],
  )
  const clearFilters = useCallback(() => setFilters(noFilters), [setFilters])
  return { filters, setFilters, clearFilters }
}
