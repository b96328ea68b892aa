import { useQueryClient } from '@tanstack/react-query'
import { use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { bookmarksMessages } from '#contract/messages.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { invalidate } from '#web/api/invalidate.ts'
import { myRecipesKeys } from '#web/api/query-keys.ts'
import { removeToken, useToken } from '#web/api/session.ts'
import { NavigateContext } from '#web/ui/link.tsx'
import { showToast } from '#web/ui/toast-queue.ts'

export type Bookmarkable = Pick<Recipe, 'id' | 'bookmarked' | 'cover'>

/** The last known state, and a toggle that changes it only when the server has agreed. */
export function useBookmark(recipe: Bookmarkable) {
  const { id, bookmarked } = recipe
  const token = useToken('user')
  const queries = useQueryClient()
  const navigate = use(NavigateContext)
  const [isBusy, setIsBusy] = useState(false)
  const isInFlight = useRef(false)
  const stored = useSyncExternalStore(
    useCallback(listener => subscribeToBookmark(id, listener), [id]),
    () => findBookmark(token, id),
    () => undefined,
  )
  useFetchBookmark(recipe, token)
  const isBookmarked = token !== null && (stored ?? bookmarked ?? false)

  const toggle = async () => {
    if (isInFlight.current) return
    isInFlight.current = true
    setIsBusy(true)
    try {
      await call(isBookmarked ? rows.removeBookmark : rows.addBookmark, { id })
      setBookmark(token ?? '', id, !isBookmarked)
      invalidate(queries, { queryKey: myRecipesKeys.bookmarked })
      showToast.brief(isBookmarked ? 'Bookmark removed' : 'Recipe bookmarked')
    } catch (failure) {
      if (!isUnauthorized(failure)) showToast.error(bookmarksMessages.failed)
      else {
        showToast.error(bookmarksMessages.unauthorized)
        removeToken('user')
        navigate?.(pageUrls.login, { replace: false, viewTransition: false })
      }
    }
    isInFlight.current = false
    setIsBusy(false)
  }
  return { isBookmarked, isBusy, toggle }
}

const requested = new Set<string>()

/** Where the backend does not say it with the recipe, it is asked for, once however many cards show it. */
function useFetchBookmark({ id, bookmarked, cover }: Bookmarkable, token: string | null): void {
  // Who draws covers is our own server, which says it of every recipe.
  const isKnown = token === null || bookmarked !== undefined || cover !== undefined
  useEffect(() => {
    if (isKnown || requested.has(token + id)) return
    requested.add(token + id)
    call(rows.getBookmark, { id }).then(
      answer => setBookmark(token, id, answer.bookmarked === true),
      // As far as is known it is not bookmarked: no reason to say so. The next card that shows it asks again.
      () => requested.delete(token + id),
    )
  }, [isKnown, token, id])
}

/**
 * What has been learnt of single bookmarks since the page was loaded, by the session that learnt it. Apart from the
 * cache of queries, whose observers weigh on each of a thousand cards.
 */
const bookmarks = new Map<string, boolean>()
const listeners = new Map<string, Set<() => void>>()

const keyOf = (token: string, recipeId: string) => `${token} ${recipeId}`

export const findBookmark = (token: string | null, recipeId: string): boolean | undefined =>
  token === null ? undefined : bookmarks.get(keyOf(token, recipeId))

export function setBookmark(token: string, recipeId: string, isBookmarked: boolean): void {
  bookmarks.set(keyOf(token, recipeId), isBookmarked)
  for (const listener of listeners.get(recipeId) ?? []) listener()
}

/** Calls only when this recipe's bookmark changes, wherever it was changed. */
export function subscribeToBookmark(recipeId: string, listener: () => void): () => void {
  const recipeListeners = listeners.get(recipeId) ?? new Set()
  listeners.set(recipeId, recipeListeners.add(listener))
  return () => recipeListeners.delete(listener)
}
