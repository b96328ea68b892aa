import { recipesMessages } from '#contract/messages.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import type { Recipe } from '../recipe.ts'
import { useDeleteRecipe } from './use-delete-recipe.ts'

type Props = {
  recipe: Recipe
  /** Closed without deleting, or once it is deleted. */
  onClose: () => void
  onDeleted: () => void
}

/** Names what would be gone, and asks. */
export function DeleteRecipeDialog({ recipe, onClose, onDeleted }: Props) {
  const remove = useDeleteRecipe(recipe.id, () => {
    showToast.brief(`“${recipe.title}” is deleted.`)
    onDeleted()
  })
  return (
    <ConfirmDialog
      title={`Delete “${recipe.title}”?`}
      text="Its comments, ratings and bookmarks go with it. This cannot be undone."
      confirm="Delete"
      isBusy={remove.isPending}
      failure={remove.isError ? recipesMessages.deleteFailed : undefined}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
