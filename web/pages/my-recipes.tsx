import type { QueryClient } from '@tanstack/react-query'
import { startTransition, useState } from 'react'
import { flushSync } from 'react-dom'
import { findToken } from '#web/api/session.ts'
import { RecipeDialog } from '#web/features/recipes/form/recipe-dialog.tsx'
import { BookmarkedRecipes } from '#web/features/recipes/own/bookmarked-recipes.tsx'
import { DeleteRecipeDialog } from '#web/features/recipes/own/delete-recipe-dialog.tsx'
import { findCard, nextFocusAfter } from '#web/features/recipes/own/focus-next.ts'
import { ownListQuery } from '#web/features/recipes/own/own-list.ts'
import { OwnRecipes } from '#web/features/recipes/own/own-recipes.tsx'
import type { Recipe } from '#web/features/recipes/recipe.ts'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { Icon } from '#web/ui/icon.tsx'
import '#web/features/recipes/recipes.css'
import '#web/features/recipes/own/own-recipes.css'

type Open = { form: 'create' } | { form: 'edit' | 'delete'; recipe: Recipe }

export function Page() {
  const [open, setOpen] = useState<Open>()
  // The button answers at once; the form is long, and comes as soon as it is made.
  const show = (next: Open) => startTransition(() => setOpen(next))
  const close = () => setOpen(undefined)
  // The form asks who writes; by the time it is opened the answer is there.
  useCurrentUser()
  return (
    <div className="page my-recipes">
      <OwnRecipes
        onCreate={() => show({ form: 'create' })}
        onEdit={recipe => show({ form: 'edit', recipe })}
        onDelete={recipe => show({ form: 'delete', recipe })}
      />
      <BookmarkedRecipes />
      <button
        type="button"
        className="add-button"
        aria-label="Add a recipe"
        onClick={() => show({ form: 'create' })}
      >
        <Icon name="plus" />
      </button>
      {open?.form === 'create' && <RecipeDialog recipe={undefined} onClose={close} />}
      {open?.form === 'edit' && <RecipeDialog recipe={open.recipe} onClose={close} />}
      {open?.form === 'delete' && (
        <DeleteRecipeDialog
          recipe={open.recipe}
          onClose={close}
          onDeleted={() => {
            const moveFocus = nextFocusAfter(findCard('user', open.recipe.id))
            // Closing gives the focus back to the button that opened the dialog; only then can it move on.
            flushSync(close)
            moveFocus()
          }}
        />
      )}
    </div>
  )
}

/** Both lists at once, for whoever holds a token. */
export const prefetch = async (queries: QueryClient) => {
  if (!findToken('user')) return
  await Promise.all([
    queries.prefetchQuery(ownListQuery('user')),
    queries.prefetchQuery(ownListQuery('bookmarked')),
  ])
}
