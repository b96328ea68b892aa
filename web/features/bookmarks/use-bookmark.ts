import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { bookmarksMessages } from '#contract/messages.ts'
import { pages } from '#contract/pages.ts'
import { call } from '#web/api/call.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import { dropToken, useToken } from '#web/api/session.ts'
import { notify } from '#web/ui/notify.ts'

export type Bookmarkable = { id: string; bookmarked: boolean | undefined; isBookmarkTold: boolean }

/** The last known state, and a toggle that changes it only when the server has agreed. */
export function useBookmark({ id, bookmarked, isBookmarkTold }: Bookmarkable) {
  const isSignedIn = useToken('user') !== null
  const queries = useQueryClient()
  const navigate = useNavigate()
  const queryKey = ['bookmarks', isSignedIn, id]
  const status = useQuery({
    queryKey,
    queryFn: () => fetchBookmark(id),
    enabled: isSignedIn && bookmarked === undefined && !isBookmarkTold,
  })
  const isBookmarked = isSignedIn && (status.data ?? bookmarked ?? false)

  const toggle = useMutation({
    mutationFn: async () => {
      await call(isBookmarked ? 'DELETE' : 'POST', '/api/recipes/{id}/bookmark', { id })
      return !isBookmarked
    },
    onSuccess: next => {
      queries.setQueryData(queryKey, next)
      queries.invalidateQueries({ queryKey: ['bookmarked-recipes'] })
      notify.brief(next ? 'Recipe bookmarked' : 'Bookmark removed')
    },
    onError: failure => {
      if (!isUnauthorized(failure)) return notify.error(bookmarksMessages.failed)
      notify.error(bookmarksMessages.unauthorized)
      dropToken('user')
      navigate(pages.login)
    },
  })
  return { isBookmarked, isBusy: toggle.isPending, toggle: () => !toggle.isPending && toggle.mutate() }
}

/** Asked with a token that is not taken, the answer is simply: not bookmarked. */
async function fetchBookmark(id: string): Promise<boolean> {
  try {
    const { bookmarked } = await call('GET', '/api/recipes/{id}/bookmark', { id })
    return bookmarked === true
  } catch (failure) {
    if (isUnauthorized(failure)) return false
    throw failure
  }
}
