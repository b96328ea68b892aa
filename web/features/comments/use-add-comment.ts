import { useQueryClient } from '@tanstack/react-query'
import { commentsMessages } from '#contract/messages.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { invalidate } from '#web/api/invalidate.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { recipeDetailQuery } from '#web/features/recipe-detail/recipe-detail.queries.ts'
import { showToast } from '#web/ui/toast-queue.ts'

/** Sends a comment; once it is kept, the recipe is asked again, and is what the page then shows. */
export function useAddComment(recipeId: string) {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: (content: string) => call(rows.addComment, { id: recipeId, body: { content } }),
    onSuccess: async () => {
      showToast.success(commentsMessages.added)
      await invalidate(queries, { queryKey: recipeDetailQuery(recipeId).queryKey })
    },
    onError: () => showToast.error(commentsMessages.failed),
  })
}
