import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { useToken } from '#web/api/session.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { useIsIdle } from '#web/ui/use-is-idle.ts'
import { countriesOf } from './countries.ts'
import { type Filters, hasFilters } from './filters.ts'
import type { Recipe } from './recipe.ts'
import { listMatches, recipeQueries } from './recipe-list.queries.ts'

export type RecipeResults = {
  /** Undefined while nothing is known yet. */
  recipes: Recipe[] | undefined
  total: number
  countries: string[]
  failure: unknown
  retry: () => void
  /** Beyond what `recipes` holds; only where the server does the filtering. */
  fetchMore: (() => void) | undefined
  isFetchingMore: boolean
}

/**
 * The recipes that match. While the whole catalogue is in hand they are filtered here, at once and against any
 * backend; when an answer says that there is more, the server is asked. What the server rendered the page with
 * stands until the catalogue has arrived.
 */
export function useRecipeResults(filters: Filters): RecipeResults {
  const isSignedIn = useToken('user') !== null
  const isHydrated = useIsHydrated()
  const isIdle = useIsIdle()
  const queries = useQueryClient()
  const rendered = queries.getQueryData(recipeQueries.matches(false, filters).queryKey)
  const [isKnownLarge, setIsKnownLarge] = useState((rendered?.total ?? 0) > limits.listLength)
  const catalogue = useQuery({
    ...recipeQueries.catalogue(isSignedIn),
    // Not in the render that equals the server's, which knows of no token: it would be asked for twice.
    enabled: isHydrated && !isKnownLarge && (isIdle || !rendered || isSignedIn || hasFilters(filters)),
    placeholderData: () => queries.getQueryData(recipeQueries.catalogue(false).queryKey),
  })
  const isLarge = isKnownLarge || catalogue.data?.nextCursor !== undefined
  // Once is enough: a narrower question has a small answer on a large site too.
  if (isLarge && !isKnownLarge) setIsKnownLarge(true)
  const found = useServerResults(filters, isLarge)

  const held = catalogue.data
  const local = useMemo(() => held?.filter(filters), [held, filters])
  const countries = useMemo(() => countriesOf(held?.recipes ?? []), [held])
  if (isLarge) return { ...found, recipes: found.recipes ?? rendered?.recipes }
  return {
    recipes: local ?? rendered?.recipes,
    total: local?.length ?? rendered?.total ?? 0,
    countries,
    failure: catalogue.error,
    retry: () => catalogue.refetch(),
    fetchMore: undefined,
    isFetchingMore: false,
  }
}

function useServerResults(filters: Filters, isLarge: boolean): RecipeResults {
  const isSignedIn = useToken('user') !== null
  const queries = useQueryClient()
  const options = recipeQueries.matches(isSignedIn, filters)
  const matches = useQuery({ ...options, enabled: isLarge, placeholderData: keepPreviousData })
  const countries = useQuery({ ...recipeQueries.countries(), enabled: isLarge })
  const more = useMutation({
    mutationFn: (cursor: string) => listMatches(filters, cursor),
    onSuccess: page =>
      queries.setQueryData(
        options.queryKey,
        known => known && { ...page, total: known.total, recipes: [...known.recipes, ...page.recipes] },
      ),
  })
  const cursor = matches.isPlaceholderData ? undefined : matches.data?.nextCursor
  return {
    recipes: matches.data?.recipes,
    total: matches.data?.total ?? 0,
    countries: countries.data ?? [],
    failure: matches.error ?? more.error,
    retry: () => (matches.error ? matches.refetch() : cursor && more.mutate(cursor)),
    fetchMore: cursor ? () => more.mutate(cursor) : undefined,
    isFetchingMore: more.isPending,
  }
}
