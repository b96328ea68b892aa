import { useQueryClient } from '@tanstack/react-query'
import { bookmarksMessages } from '#contract/messages.ts'
import { askAnew } from '#web/api/ask-anew.ts'
import { call } from '#web/api/call.ts'
import { findToken } from '#web/api/session.ts'
import { useAct } from '#web/api/use-act.ts'
import { keepBookmark } from '#web/features/bookmarks/known-bookmarks.ts'
import { Icon } from '#web/ui/icon.tsx'
import { notify } from '#web/ui/notify.ts'
import type { Recipe } from '../recipe.ts'
import { findCard, nextFocusAfter } from './focus-next.ts'
import { ownListKeys, ownListQuery, without } from './own-list.ts'

/** The filled bookmark on a card of the bookmarked: pressed, the card leaves when the server has agreed. */
export function RemoveBookmarkButton({ recipe }: { recipe: Recipe }) {
  const queries = useQueryClient()
  const remove = useAct({
    mutationFn: () => call('DELETE', '/api/recipes/{id}/bookmark', { id: recipe.id }),
    onSuccess: () => {
      nextFocusAfter(findCard('bookmarked', recipe.id))()
      const page = ownListQuery('bookmarked').queryKey
      queries.setQueryData(page, known => known && without(known, recipe.id))
      keepBookmark(findToken('user') ?? '', recipe.id, false)
      askAnew(queries, {
        queryKey: ownListKeys.bookmarked,
        predicate: ({ queryKey }) => queryKey[1] !== page[1],
      })
      notify.brief('Bookmark removed')
    },
    onError: () => notify.error(bookmarksMessages.removeFailed),
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
