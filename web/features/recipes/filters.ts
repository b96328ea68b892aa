import { limits } from '#contract/limits.ts'

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
