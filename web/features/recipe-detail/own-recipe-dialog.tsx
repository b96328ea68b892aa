import { useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { HiddenNotes } from '#web/features/notices/hidden-notes.tsx'
import { RecipeDialog } from '#web/features/recipes/form/recipe-dialog.tsx'
import { DeleteRecipeDialog } from '#web/features/recipes/my-recipes/delete-recipe-dialog.tsx'
import type { OwnRecipeAction } from '#web/features/recipes/own-recipe-items.tsx'

type Props = { recipe: Recipe; action: OwnRecipeAction; onClose: () => void }

/**
 * The dialog over the recipe's own page, which shows what was saved. A deleted recipe has no page, so the author's own recipes
 * are shown next.
 */
export function OwnRecipeDialog({ recipe, action, onClose }: Props) {
  const navigate = useNavigate()
  return action === 'edit' ? (
    <RecipeDialog
      recipe={recipe}
      photoNote={recipe.hiddenPhoto && <HiddenNotes hiddenPhoto={recipe.hiddenPhoto} />}
      onClose={onClose}
    />
  ) : (
    <DeleteRecipeDialog
      recipe={recipe}
      onClose={onClose}
      onDeleted={() => navigate(pageUrls.myRecipes, { replace: true })}
    />
  )
}
