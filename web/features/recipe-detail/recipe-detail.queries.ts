import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { savedAtHeader } from '#contract/offline.ts'
import type { Reply } from '#contract/routes.ts'
import * as rows from '#contract/rows.ts'
import * as messages from '#texts/messages.ts'
import { callForResponse } from '#web/api/call.ts'
import { type Comment, readComments } from '#web/api/foreign/comment.ts'
import { type Recipe, readRecipe } from '#web/api/foreign/recipe.ts'
import { savedCopyRetryMs, staleTimeMs } from '#web/api/query-client.ts'
import { recipesKey } from '#web/api/query-keys.ts'
import { showToast } from '#web/ui/toast-queue.ts'

export type RecipeDetail = {
  recipe: Recipe
  /** Undefined while only a card's fields are known. */
  comments: Comment[] | undefined
  /** When this copy was cached. Set only for a cached copy, which is used without a network. */
  savedAt?: string | undefined
}

export const recipeDetailQuery = (id: string) =>
  queryOptions({
    queryKey: recipesKey('detail', id),
    queryFn: async ({ signal }): Promise<RecipeDetail> => {
      const { body, headers } = await callForResponse(rows.getRecipe, { id, signal })
      if (typeof body !== 'object' || body === null) throw new Error('The answer is no recipe')
      const wire = body as Reply<'getRecipe'>
      const savedAt = headers.get(savedAtHeader) ?? undefined
      return { recipe: readRecipe(wire), comments: readComments(wire.comments), savedAt }
    },
    staleTime: ({ state }) => (state.data?.savedAt ? 0 : staleTimeMs),
    refetchInterval: ({ state }) => (state.data?.savedAt ? savedCopyRetryMs : false),
  })

/** Stores a recipe's public fields. Until the rest arrives, the page shows as much as a card does. */
export const seedRecipeCard = (queries: QueryClient, id: string, card: unknown): void => {
  queries.setQueryData(recipesKey('card', id), [readRecipe(card)])
}

/** Returns the card that was followed, or that the page was rendered with. Its title and picture are shown at once. */
export function findCachedCard(queries: QueryClient, id: string): RecipeDetail | undefined {
  const lists = queries.getQueriesData<Recipe[] | { recipes?: Recipe[] }>({ queryKey: recipesKey() })
  for (const [, cached] of lists) {
    const recipes = Array.isArray(cached) ? cached : cached?.recipes
    const recipe = recipes?.find(candidate => candidate.id === id)
    if (recipe) return { recipe, comments: undefined }
  }
  return undefined
}

/** Returns the recipe, as far as it has loaded. Each failure to load it shows one toast. */
export function useRecipeDetail(id: string) {
  const queries = useQueryClient()
  const query = useQuery({ ...recipeDetailQuery(id), placeholderData: () => findCachedCard(queries, id) })
  const failure = query.isLoadingError ? query.error : undefined
  useEffect(() => {
    if (failure) showToast.error(messages.recipeFailed)
  }, [failure])
  return {
    recipe: query.data?.recipe,
    comments: query.data?.comments,
    savedAt: query.data?.savedAt,
    isComplete: query.isSuccess && !query.isPlaceholderData,
    failure,
    retry: () => query.refetch(),
  }
}
