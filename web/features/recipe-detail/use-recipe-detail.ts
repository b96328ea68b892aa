import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { recipesMessages } from '#contract/messages.ts'
import { showToast } from '#web/ui/toast-queue.ts'
import { findCachedCard, recipeDetailQuery } from './recipe-detail.queries.ts'

/** The recipe, as far as it is known. Each failure to load it is told once. */
export function useRecipeDetail(id: string) {
  const queries = useQueryClient()
  const query = useQuery({ ...recipeDetailQuery(id), placeholderData: () => findCachedCard(queries, id) })
  const failure = query.isLoadingError ? query.error : undefined
  useEffect(() => {
    if (failure) showToast.error(recipesMessages.detailFailed)
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
