import { use, useCallback, useMemo } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useSearchParams } from 'react-router'
import * as limits from '#contract/limits.ts'

/** What the list is narrowed by. Zero and empty mean: not at all. */
export type Filters = {
  q: string
  diet: string
  country: string
  minRating: number
  minServings: number
  maxPrepTime: number
}

/** Written in 'All' buttons and options; never in the URL. */
export const allLabel = 'All'

/** On the chip of the filter, and beside its slider. */
export const minRatingLabel = (rating: number): string => `${rating} and up`

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

/** Blank, zero, negative or no number at all: no filter. */
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

/** The filters behind 'Show Filters', which may be in force while the panel is closed. */
export const panelFilterCount = ({ minRating, minServings, maxPrepTime }: Filters): number =>
  [minRating, minServings, maxPrepTime].filter(Boolean).length

export const hasFilters = (filters: Filters): boolean => Object.values(filters).some(Boolean)

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
