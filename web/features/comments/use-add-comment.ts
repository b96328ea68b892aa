import { useQueryClient } from '@tanstack/react-query'
import { commentsMessages } from '#contract/messages.ts'
import { askAnew } from '#web/api/ask-anew.ts'
import { call } from '#web/api/call.ts'
import { useAct } from '#web/api/use-act.ts'
import { recipeDetailQuery } from '#web/features/recipe-detail/recipe-detail.queries.ts'
import { notify } from '#web/ui/notify.ts'

/** Sends a comment; once it is kept, the recipe is asked again, and is what the page then shows. */
export function useAddComment(recipeId: string) {
  const queries = useQueryClient()
  return useAct({
    mutationFn: (content: string) =>
      call('POST', '/api/recipes/{id}/comment', { id: recipeId, body: { content } }),
    onSuccess: async () => {
      notify.success(commentsMessages.added)
      await askAnew(queries, { queryKey: recipeDetailQuery(recipeId).queryKey })
    },
    onError: () => notify.error(commentsMessages.failed),
  })
}
