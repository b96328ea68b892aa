import { use, useCallback, useMemo } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useSearchParams } from 'react-router'
import * as limits from '#contract/limits.ts'

/** The list's filters. Zero and the empty string mean no filter. */
export type Filters = {
  q: string
  diet: string
  country: string
  minRating: number
  minServings: number
  maxPrepTime: number
}

export const noFilters: Filters = {
  q: '',
  diet: '',
  country: '',
  minRating: 0,
  minServings: 0,
  maxPrepTime: 0,
}

/** The name of each filter in the address bar. */
export const filterParamNames = {
  q: 'q',
  diet: 'diet',
  country: 'country',
  minRating: 'rating',
  minServings: 'servings',
  maxPrepTime: 'time',
} as const satisfies Record<keyof Filters, string>

export const readFilters = (search: URLSearchParams): Filters => ({
  q: (search.get(filterParamNames.q) ?? '').slice(0, limits.maxSearchLength),
  diet: search.get(filterParamNames.diet) ?? '',
  country: search.get(filterParamNames.country) ?? '',
  minRating: Math.min(parsePositive(search.get(filterParamNames.minRating)), limits.maxRating),
  minServings: parsePositive(search.get(filterParamNames.minServings)),
  maxPrepTime: parsePositive(search.get(filterParamNames.maxPrepTime)),
})

/** Returns a positive number, or 0 (no filter) for text that is blank, zero, negative or not a number. */
export function parsePositive(text: string | null): number {
  const number = Number(text)
  return Number.isFinite(number) && number > 0 ? number : 0
}

export function filtersToSearch(filters: Filters): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of Object.keys(filterParamNames) as (keyof Filters)[]) {
    if (filters[name]) search.set(filterParamNames[name], String(filters[name]))
  }
  return search
}

/** Counts the active filters behind 'Show Filters', which may be active while the panel is closed. */
export const panelFilterCount = ({ minRating, minServings, maxPrepTime }: Filters): number =>
  [minRating, minServings, maxPrepTime].filter(Boolean).length

export const hasFilters = (filters: Filters): boolean => Object.values(filters).some(Boolean)

/** Returns the filters from the address bar, where they can be shared and are restored after Back. */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const text = search.toString()
  const filters = useMemo(() => readFilters(new URLSearchParams(text)), [text])
  const { pathname } = useLocation()
  const router = use(DataRouterContext)?.router
  const setFilters = useCallback(
    (changes: Partial<Filters>) => {
      // A debounced change after a link was followed would navigate back to the list. The router's pending location shows the new
      // page at once; React renders it a moment later.
      const next = router?.state.navigation.location ?? location
      if (next.pathname !== pathname) return
      // Starts from the current address, because two changes may come before React has rendered the first.
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
