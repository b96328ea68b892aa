import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import * as limits from '#contract/limits.ts'
import * as rows from '#contract/rows.ts'
import { callForResponse } from '#web/api/call.ts'
import { type Recipe, type RecipePage, readRecipePage } from '#web/api/foreign/recipe.ts'
import { isOwnBackend } from '#web/api/own-backend.ts'
import { invalidate } from '#web/api/query-client.ts'
import { myRecipesKeys } from '#web/api/query-keys.ts'
import { useToken } from '#web/api/session.ts'
import { type MorePages, useMorePages } from '../use-more-pages.ts'

/** The two lists of a member. */
export type MyRecipesList = 'user' | 'bookmarked'

const rowOf = { user: rows.listOwnRecipes, bookmarked: rows.listBookmarked } as const

/** Fetches one page, with the cursor of the next page if the backend names one. */
export async function listMyRecipes(
  list: MyRecipesList,
  cursor?: string,
  signal?: AbortSignal,
): Promise<RecipePage> {
  const answer = await callForResponse(rowOf[list], {
    query: { limit: limits.myRecipesPageSize, ...(cursor && { cursor }) },
    ...(signal && { signal }),
  })
  return readRecipePage(answer)
}

export const myRecipesQuery = (list: MyRecipesList) =>
  queryOptions({
    queryKey: [...myRecipesKeys[list], 'page'],
    queryFn: ({ signal }) => listMyRecipes(list, undefined, signal),
  })

/** Returns the page with the current state of a recipe, if the page has it. */
const withRecipe = (page: RecipePage, recipe: Recipe): RecipePage => ({
  ...page,
  recipes: page.recipes.map(listed => (listed.id === recipe.id ? recipe : listed)),
})

/** Returns the page with a new recipe first, because it was published last. */
const withNewRecipe = (page: RecipePage, recipe: Recipe): RecipePage => ({
  ...page,
  recipes: [recipe, ...page.recipes],
  total: page.total + 1,
})

/**
 * Shows a saved recipe in both lists. They need not be refetched, because our own server replies to a save with what its lists
 * contain. A list that did not load, or that is loading and may predate the save, is refetched. So is each list of another
 * backend.
 */
export function showSaved(queries: QueryClient, saved: Recipe, { isNew }: { isNew: boolean }): void {
  for (const list of ['user', 'bookmarked'] as const) {
    const { queryKey } = myRecipesQuery(list)
    const isSettled = queries.isFetching({ queryKey }) === 0
    const shown = queries.setQueryData(queryKey, page => {
      if (!page) return undefined
      const isListed = page.recipes.some(({ id }) => id === saved.id)
      const isMissing = isNew && isOwnBackend && list === 'user' && !isListed
      return isMissing ? withNewRecipe(page, saved) : withRecipe(page, saved)
    })
    if (!isOwnBackend || !isSettled || !shown) invalidate(queries, { queryKey })
  }
}

export const withoutRecipe = (page: RecipePage, id: string): RecipePage => ({
  ...page,
  recipes: page.recipes.filter(recipe => recipe.id !== id),
  total: page.total - 1,
})

export type MyRecipes = {
  /** Undefined while nothing has loaded yet. */
  recipes: Recipe[] | undefined
  total: number
  failure: unknown
  isRetrying: boolean
  retry: () => void
  more: MorePages
}

/** Returns the member's own recipes or their bookmarks: the first page, and further pages as they load. */
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
