import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RecipePage } from '#web/api/foreign/recipe.ts'
import { useToken } from '#web/api/session.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { listFeatured, recipeQueries } from '../recipe-list.queries.ts'
import { type MorePages, useMorePages } from '../use-more-pages.ts'

type Featured = {
  /** The recipes loaded so far. Undefined while nothing has loaded yet. */
  page: RecipePage | undefined
  more: MorePages
  failure: Error | null
}

/** Returns all recipes of the featured diet. */
export function useFeatured(): Featured {
  const isSignedIn = useToken('user') !== null
  const queries = useQueryClient()
  const options = recipeQueries.featured(isSignedIn)
  const { data, error, isPlaceholderData } = useQuery({
    ...options,
    // Not enabled in the hydration render, which has no token: the list would be fetched twice.
    enabled: useIsHydrated(),
    placeholderData: () => queries.getQueryData(recipeQueries.featured(false).queryKey),
  })
  const more = useMorePages({
    queryKey: options.queryKey,
    page: isPlaceholderData ? undefined : data,
    listPage: listFeatured,
  })
  return { page: data, more, failure: error }
}
