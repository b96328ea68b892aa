import { type Query, useQueryClient } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import * as messages from '#texts/messages.ts'
import * as t from '#texts/my-recipes.ts'
import { call } from '#web/api/call.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { invalidate } from '#web/api/query-client.ts'
import { myRecipesKeys, recipesKey, userStatsKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { myRecipesQuery, withoutRecipe } from './my-recipes.queries.ts'

type Props = {
  recipe: Recipe
  /** Called on close without deleting, and after deletion. */
  onClose: () => void
  onDeleted: () => void
}

/** Names what would be deleted, and asks for confirmation. */
export function DeleteRecipeDialog({ recipe, onClose, onDeleted }: Props) {
  const remove = useDeleteRecipe(recipe.id, () => {
    showToast.success(t.recipeIsDeleted(recipe.title))
    onDeleted()
  })
  return (
    <ConfirmDialog
      title={t.deleteQuestion(recipe.title)}
      text={t.deleteConsequences}
      confirm={t.confirmDelete}
      isBusy={remove.isPending}
      failure={remove.isError ? messages.recipeDeleteFailed : undefined}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}

/** Deletes the member's own recipe. It leaves the grid once the server has agreed. */
function useDeleteRecipe(id: string, onDeleted: () => void) {
  const queries = useQueryClient()
  const isOfRecipe = ({ queryKey: [, part, of] }: Query) => part !== 'by-chef' && of === id
  return useSingleFlightMutation({
    mutationFn: () => call(rows.deleteRecipe, { id }),
    onSuccess: () => {
      onDeleted()
      queries.setQueryData(myRecipesQuery('user').queryKey, cached => cached && withoutRecipe(cached, id))
      invalidate(queries, { queryKey: myRecipesKeys.bookmarked })
      invalidate(queries, { queryKey: recipesKey(), predicate: query => !isOfRecipe(query) })
      // The recipe's own queries may still be shown until another page is. Refetching them would fail.
      invalidate(queries, { queryKey: recipesKey(), predicate: isOfRecipe, refetchType: 'none' })
      invalidate(queries, { queryKey: userStatsKey })
    },
  })
}
