import { useQuery } from '@tanstack/react-query'
import { useToken } from '#web/api/session.ts'
import type { Recipe } from '../recipe.ts'
import { type MorePages, useMorePages } from '../use-more-pages.ts'
import { listMyRecipes, type MyRecipesList, myRecipesQuery } from './my-recipes.queries.ts'

export type MyRecipes = {
  /** Undefined while nothing is known yet. */
  recipes: Recipe[] | undefined
  total: number
  failure: unknown
  isRetrying: boolean
  retry: () => void
  more: MorePages
}

/** What the member wrote, or what they bookmarked: the first page, and those after it as they are asked for. */
export function useMyRecipes(list: MyRecipesList): MyRecipes {
  const isSignedIn = useToken('user') !== null
  const options = myRecipesQuery(list)
  const first = useQuery({ ...options, enabled: isSignedIn })
  const more = useMorePages({
    queryKey: options.queryKey,
    page: first.data,
    listPage: cursor => listMyRecipes(list, cursor),
  })
  return {
    recipes: first.data?.recipes,
    total: first.data?.total ?? 0,
    failure: first.error ?? more.failure,
    isRetrying: first.isFetching,
    retry: () => (first.error ? first.refetch() : more.fetchMore?.()),
    more,
  }
}
