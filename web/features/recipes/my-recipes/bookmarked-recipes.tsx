import { useQueryClient } from '@tanstack/react-query'
import { pageUrls } from '#contract/page-urls.ts'
import * as messages from '#texts/messages.ts'
import * as t from '#texts/my-recipes.ts'
import * as ui from '#texts/ui.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { invalidate } from '#web/api/query-client.ts'
import { myRecipesKeys } from '#web/api/query-keys.ts'
import { useSaveBookmark } from '#web/features/bookmarks/use-bookmark.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { prepareFocusAfterRemoval } from '#web/ui/focus/focus-after-removal.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PrefetchLink } from '#web/ui/link.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { cardCornerClass, RecipeCard } from '../recipe-card.tsx'
import { ShareButtons } from '../share.tsx'
import styles from './bookmarked-recipes.module.css'
import { myRecipesQuery, useMyRecipes, withoutRecipe } from './my-recipes.queries.ts'
import { findCardElement, RecipeSection } from './recipe-section.tsx'

export function BookmarkedRecipes() {
  const list = useMyRecipes('bookmarked')
  return (
    <div data-list="bookmarked">
      <RecipeSection
        title={t.bookmarkedRecipes}
        loading={t.loadingBookmarked}
        heading="h2"
        list={list}
        empty={
          <EmptyState title={t.nothingBookmarked} text={t.nothingBookmarkedHint}>
            <PrefetchLink className={buttonClass()} to={pageUrls.recipes}>
              {ui.discoverRecipes}
            </PrefetchLink>
          </EmptyState>
        }
        card={recipe => (
          <RecipeCard
            recipe={recipe}
            heading="h3"
            corner={<RemoveBookmarkButton recipe={recipe} />}
            actions={<ShareButtons recipe={recipe} />}
          />
        )}
      />
    </div>
  )
}

/** The pressed bookmark on a bookmarked card. A click removes the card once the server has agreed. */
function RemoveBookmarkButton({ recipe }: { recipe: Recipe }) {
  const queries = useQueryClient()
  const { isBusy, save } = useSaveBookmark(recipe.id)
  const removeCard = () => {
    prepareFocusAfterRemoval(findCardElement('bookmarked', recipe.id), 'a')()
    const page = myRecipesQuery('bookmarked').queryKey
    queries.setQueryData(page, cached => cached && withoutRecipe(cached, recipe.id))
    invalidate(queries, {
      queryKey: myRecipesKeys.bookmarked,
      predicate: ({ queryKey }) => queryKey[1] !== page[1],
    })
  }
  const onFailed = () => showToast.error(messages.bookmarkRemoveFailed)
  return (
    <button
      type="button"
      className={`${cardCornerClass} ${styles.remove}`}
      aria-label={t.removeBookmark(recipe.title)}
      aria-busy={isBusy || undefined}
      onClick={() => save(false, { onSaved: removeCard, onFailed })}
    >
      <Icon name="bookmark" className={styles.filled} />
    </button>
  )
}
