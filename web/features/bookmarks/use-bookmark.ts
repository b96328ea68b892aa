import { useQueryClient } from '@tanstack/react-query'
import { use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { bookmarksMessages } from '#contract/messages.ts'
import { pages } from '#contract/pages.ts'
import { askAnew } from '#web/api/ask-anew.ts'
import { call } from '#web/api/call.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import { dropToken, useToken } from '#web/api/session.ts'
import { ownListKeys } from '#web/features/recipes/own/own-list.ts'
import { GoContext } from '#web/ui/link.tsx'
import { notify } from '#web/ui/notify.ts'
import { findBookmark, keepBookmark, watchBookmark } from './known-bookmarks.ts'

export type Bookmarkable = { id: string; bookmarked: boolean | undefined; isBookmarkTold: boolean }

/** The last known state, and a toggle that changes it only when the server has agreed. */
export function useBookmark(recipe: Bookmarkable) {
  const { id, bookmarked } = recipe
  const token = useToken('user')
  const queries = useQueryClient()
  const go = use(GoContext)
  const [isBusy, setIsBusy] = useState(false)
  const isOnItsWay = useRef(false)
  const known = useSyncExternalStore(
    useCallback(listener => watchBookmark(id, listener), [id]),
    () => findBookmark(token, id),
    () => undefined,
  )
  useAskedStatus(recipe, token)
  const isBookmarked = token !== null && (known ?? bookmarked ?? false)

  const toggle = async () => {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    setIsBusy(true)
    try {
      await call(isBookmarked ? 'DELETE' : 'POST', '/api/recipes/{id}/bookmark', { id })
      keepBookmark(token ?? '', id, !isBookmarked)
      askAnew(queries, { queryKey: ownListKeys.bookmarked })
      notify.brief(isBookmarked ? 'Bookmark removed' : 'Recipe bookmarked')
    } catch (failure) {
      if (!isUnauthorized(failure)) notify.error(bookmarksMessages.failed)
      else {
        notify.error(bookmarksMessages.unauthorized)
        dropToken('user')
        go?.(pages.login, { replace: false, viewTransition: false })
      }
    }
    isOnItsWay.current = false
    setIsBusy(false)
  }
  return { isBookmarked, isBusy, toggle }
}

const asked = new Set<string>()

/** Where the backend does not say it with the recipe, it is asked for, once however many cards show it. */
function useAskedStatus({ id, bookmarked, isBookmarkTold }: Bookmarkable, token: string | null): void {
  const isTold = token === null || bookmarked !== undefined || isBookmarkTold
  useEffect(() => {
    if (isTold || asked.has(token + id)) return
    asked.add(token + id)
    call('GET', '/api/recipes/{id}/bookmark', { id }).then(
      answer => keepBookmark(token, id, answer.bookmarked === true),
      // As far as is known it is not bookmarked: no reason to say so. The next card that shows it asks again.
      () => asked.delete(token + id),
    )
  }, [isTold, token, id])
}
