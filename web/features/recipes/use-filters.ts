import { use, useCallback, useMemo } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useSearchParams } from 'react-router'
import { type Filters, filtersToSearch, noFilters, readFilters } from './filters.ts'

/** The filters live in the address bar: shareable, and there again after Back. */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const text = search.toString()
  const filters = useMemo(() => readFilters(new URLSearchParams(text)), [text])
  const { pathname } = useLocation()
  const router = use(DataRouterContext)?.router
  const setFilters = useCallback(
    (changes: Partial<Filters>) => {
      // A word that settles after a link was followed would call back whoever is on the way to another page. The router
      // knows of it at once; React hears a moment later.
      const next = router?.state.navigation.location ?? location
      if (next.pathname !== pathname) return
      // From the address as it is: two changes may come before React has shown the first.
      setSearch(filtersToSearch({ ...readFilters(new URLSearchParams(location.search)), ...changes }), {
        replace: true,
        preventScrollReset: true,
      })
    },
    [setSearch, pathname, router],
  )
  const clearFilters = useCallback(() => setFilters(noFilters), [setFilters])
  return { filters, setFilters, clearFilters }
}
