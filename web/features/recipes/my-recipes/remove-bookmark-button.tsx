import { useQueryClient } from '@tanstack/react-query'
import { bookmarksMessages } from '#contract/messages.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { invalidate } from '#web/api/invalidate.ts'
import { myRecipesKeys } from '#web/api/query-keys.ts'
import { findToken } from '#web/api/session.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { setBookmark } from '#web/features/bookmarks/use-bookmark.ts'
import { Icon } from '#web/ui/icon.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { findCardElement, prepareFocusAfterRemoval } from './focus-after-removal.ts'
import { myRecipesQuery, withoutRecipe } from './my-recipes.queries.ts'

/** The filled bookmark on a card of the bookmarked: pressed, the card leaves when the server has agreed. */
export function RemoveBookmarkButton({ recipe }: { recipe: Recipe }) {
  const queries = useQueryClient()
  const remove = useSingleFlightMutation({
    mutationFn: () => call(rows.removeBookmark, { id: recipe.id }),
    onSuccess: () => {
      prepareFocusAfterRemoval(findCardElement('bookmarked', recipe.id))()
      const page = myRecipesQuery('bookmarked').queryKey
      queries.setQueryData(page, cached => cached && withoutRecipe(cached, recipe.id))
      setBookmark(findToken('user') ?? '', recipe.id, false)
      invalidate(queries, {
        queryKey: myRecipesKeys.bookmarked,
        predicate: ({ queryKey }) => queryKey[1] !== page[1],
      })
      showToast.brief('Bookmark removed')
    },
    onError: () => showToast.error(bookmarksMessages.removeFailed),
  })
  return (
    <button
      type="button"
      className="picture-button bookmark"
      aria-label={`Remove the bookmark from ${recipe.title}`}
      aria-busy={remove.isPending || undefined}
      onClick={() => remove.mutate()}
    >
      <Icon name="bookmark" className="bookmark-filled" />
    </button>
  )
}
