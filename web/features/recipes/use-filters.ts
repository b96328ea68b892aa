import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { type Filters, filtersToSearch, noFilters, readFilters } from './filters.ts'

/** The filters live in the address bar: shareable, and there again after Back. */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const text = search.toString()
  const filters = useMemo(() => readFilters(new URLSearchParams(text)), [text])
  const next = useNavigation().location?.pathname
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    isLeaving.current = next !== undefined && next !== location.pathname
  }, [next])
  const setFilters = useCallback(
    (changes: Partial<Filters>) => {
      // A word that settles after a link was followed would call back whoever is on the way to another page.
      if (isLeaving.current) return
      // From the address as it is: two changes may come before React has shown the first.
      setSearch(filtersToSearch({ ...readFilters(new URLSearchParams(location.search)), ...changes }), {
        replace: true,
        preventScrollReset: true,
      })
    },
    [setSearch],
  )
  const clearFilters = useCallback(() => setFilters(noFilters), [setFilters])
  return { filters, setFilters, clearFilters }
}
