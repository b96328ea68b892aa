import type { QueryClient } from '@tanstack/react-query'
import { startTransition, useState } from 'react'
import { flushSync } from 'react-dom'
import * as t from '#texts/my-recipes.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { isOwnBackend } from '#web/api/own-backend.ts'
import { findToken, useToken } from '#web/api/session.ts'
import { RecipeDialog } from '#web/features/recipes/form/recipe-dialog.tsx'
import { BookmarkedRecipes } from '#web/features/recipes/my-recipes/bookmarked-recipes.tsx'
import { CreatedRecipes } from '#web/features/recipes/my-recipes/created-recipes.tsx'
import { DeleteRecipeDialog } from '#web/features/recipes/my-recipes/delete-recipe-dialog.tsx'
import { myRecipesQuery } from '#web/features/recipes/my-recipes/my-recipes.queries.ts'
import { findCardElement } from '#web/features/recipes/my-recipes/recipe-section.tsx'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { prepareFocusAfterRemoval } from '#web/ui/focus/focus-after-removal.ts'
import { Icon } from '#web/ui/icon.tsx'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import styles from './my-recipes.module.css'

const DraftList = lazyPart(() => import('#web/features/drafts/draft-list.tsx'), 'DraftList')
const HiddenNotes = lazyPart(() => import('#web/features/notices/hidden-notes.tsx'), 'HiddenNotes')

type OpenDialog = { form: 'create' } | { form: 'edit' | 'delete'; recipe: Recipe }

export function Page() {
  const hasDrafts = useToken('user') !== null && isOwnBackend
  const [importSlot, setImportSlot] = useState<HTMLElement | null>(null)
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  // The button responds at once. The form is slow to render, so it follows in a transition.
  const show = (next: OpenDialog) => startTransition(() => setOpenDialog(next))
  const close = () => setOpenDialog(undefined)
  // The form needs the user's profile. It is prefetched before the form opens.
  useCurrentUser()
  return (
    <div className={`${pageColumnClass} ${styles.root}`}>
      {hasDrafts && <DraftList importSlot={importSlot} />}
      <CreatedRecipes
        action={<span className={styles.import} ref={setImportSlot} />}
        onCreate={() => show({ form: 'create' })}
        onEdit={recipe => show({ form: 'edit', recipe })}
        onDelete={recipe => show({ form: 'delete', recipe })}
      />
      <BookmarkedRecipes />
      <button
        type="button"
        className={styles.add}
        aria-label={t.addRecipe}
        onClick={() => show({ form: 'create' })}
      >
        <Icon name="plus" />
      </button>
      {openDialog?.form === 'create' && <RecipeDialog recipe={undefined} onClose={close} />}
      {openDialog?.form === 'edit' && (
        <RecipeDialog
          recipe={openDialog.recipe}
          photoNote={
            openDialog.recipe.hiddenPhoto && <HiddenNotes hiddenPhoto={openDialog.recipe.hiddenPhoto} />
          }
          onClose={close}
        />
      )}
      {openDialog?.form === 'delete' && (
        <DeleteRecipeDialog
          recipe={openDialog.recipe}
          onClose={close}
          onDeleted={() => {
            const moveFocus = prepareFocusAfterRemoval(findCardElement('user', openDialog.recipe.id), 'a')
            // Closing returns the focus to the button that opened the dialog. Only then can it move on.
            flushSync(close)
            moveFocus()
          }}
        />
      )}
    </div>
  )
}

/** Prefetches both lists in parallel, for signed-in users. */
export const prefetch = async (queries: QueryClient) => {
  if (!findToken('user')) return
  if (isOwnBackend) DraftList.preload()
  await Promise.all([
    queries.prefetchQuery(myRecipesQuery('user')),
    queries.prefetchQuery(myRecipesQuery('bookmarked')),
  ])
}
