import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as limits from '#contract/limits.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { useToken } from '#web/api/session.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { useIsIdle } from '#web/ui/when-idle.ts'
import { type Filters, hasFilters } from './filters/filters.ts'
import { listMatchingRecipes, recipeQueries } from './recipe-list.queries.ts'
import { type MorePages, useMorePages } from './use-more-pages.ts'

export type RecipeResults = {
  /** Undefined while nothing has loaded yet. */
  recipes: Recipe[] | undefined
  total: number
  isEstimate: boolean
  countries: string[]
  failure: unknown
  retry: () => void
  /** The pages after `recipes`. Used only if the server does the filtering. */
  more: MorePages
}

const noMorePages: MorePages = { fetchMore: undefined, isFetchingMore: false, failure: undefined }

/**
 * Returns the recipes that match. If the whole catalogue fits into one reply, they are filtered here, at once and with any
 * backend. If a reply has a next page, the server filters. The results with which the server rendered the page are shown until
 * the catalogue has loaded.
 */
export function useRecipeResults(filters: Filters): RecipeResults {
  const isSignedIn = useToken('user') !== null
  const isHydrated = useIsHydrated()
  const isIdle = useIsIdle()
  const queries = useQueryClient()
  const rendered = queries.getQueryData(recipeQueries.matches(false, filters).queryKey)
  const [isKnownLarge, setIsKnownLarge] = useState(
    // The countries are only fetched for a catalogue that is too large for the browser.
    (rendered?.total ?? 0) > limits.maxPageSize ||
      queries.getQueryData(recipeQueries.countries().queryKey) !== undefined,
  )
  const catalogue = useQuery({
    ...recipeQueries.catalogue(isSignedIn),
    // Not enabled in the hydration render, which has no token: the catalogue would be fetched twice.
    enabled: isHydrated && !isKnownLarge && (isIdle || !rendered || isSignedIn || hasFilters(filters)),
    placeholderData: () => queries.getQueryData(recipeQueries.catalogue(false).queryKey),
  })
  const isLarge = isKnownLarge || catalogue.data?.nextCursor !== undefined
  // Stays true, because a narrower query has a short reply on a large site, too.
  if (isLarge && !isKnownLarge) setIsKnownLarge(true)
  const serverResults = useServerResults(filters, isLarge)

  const loadedCatalogue = catalogue.data
  const localRecipes = useMemo(() => loadedCatalogue?.filter(filters), [loadedCatalogue, filters])
  if (isLarge) return { ...serverResults, recipes: serverResults.recipes ?? rendered?.recipes }
  return {
    recipes: localRecipes ?? rendered?.recipes,
    total: localRecipes?.length ?? rendered?.total ?? 0,
    isEstimate: !localRecipes && rendered?.isEstimate === true,
    countries: loadedCatalogue?.countries ?? [],
    failure: catalogue.error,
    retry: () => catalogue.refetch(),
    more: noMorePages,
  }
}

function useServerResults(filters: Filters, isLarge: boolean): RecipeResults {
  const isSignedIn = useToken('user') !== null
  const options = recipeQueries.matches(isSignedIn, filters)
  const matches = useQuery({ ...options, enabled: isLarge, placeholderData: keepPreviousData })
  const countries = useQuery({ ...recipeQueries.countries(), enabled: isLarge })
  const more = useMorePages({
    queryKey: options.queryKey,
    page: matches.isPlaceholderData ? undefined : matches.data,
    listPage: cursor => listMatchingRecipes(filters, cursor),
  })
  return {
    recipes: matches.data?.recipes,
    total: matches.data?.total ?? 0,
    isEstimate: matches.data?.isEstimate === true,
    countries: countries.data ?? [],
    failure: matches.error,
    retry: () => matches.refetch(),
    more,
  }
}
