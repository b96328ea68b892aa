import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { use, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import * as rows from '#contract/rows.ts'
import * as messages from '#texts/messages.ts'
import * as t from '#texts/recipes.ts'
import { call } from '#web/api/call.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import { invalidate } from '#web/api/query-client.ts'
import { myRecipesKeys } from '#web/api/query-keys.ts'
import { findToken, useToken } from '#web/api/session.ts'
import { endSession } from '#web/features/auth/end-session.ts'
import { authQuery } from '#web/features/auth/use-auth.ts'
import { NavigateContext } from '#web/ui/link.tsx'
import { showToast } from '#web/ui/toast-queue.ts'

export type Bookmarkable = Pick<Recipe, 'id' | 'bookmarked' | 'cover'>

/** Returns the last known state, and a toggle that changes it only after the server has agreed. */
export function useBookmark(recipe: Bookmarkable) {
  const { id, bookmarked } = recipe
  const token = useToken('user')
  const queries = useQueryClient()
  const navigate = use(NavigateContext)
  const { isBusy, save } = useSaveBookmark(id)
  const stored = useSyncExternalStore(
    useCallback(listener => subscribeToBookmark(id, listener), [id]),
    () => findBookmark(token, id),
    () => undefined,
  )
  useFetchBookmark(recipe, token, queries)
  const isBookmarked = token !== null && (stored ?? bookmarked ?? false)

  const toggle = () =>
    save(!isBookmarked, {
      onSaved: () => invalidate(queries, { queryKey: myRecipesKeys.bookmarked }),
      onFailed: failure => {
        if (isUnauthorized(failure)) endSession(messages.bookmarksUnauthorized, navigate)
        else showToast.error(messages.bookmarkFailed)
      },
    })
  return { isBookmarked, isBusy, toggle }
}

type Outcome = { onSaved: () => void; onFailed: (failure: unknown) => void }

/** Adds or removes a bookmark, one press at a time. The outcome is shown even if the button has unmounted by then. */
export function useSaveBookmark(id: string) {
  const [isBusy, setIsBusy] = useState(false)
  const isInFlight = useRef(false)
  const save = async (isBookmarked: boolean, { onSaved, onFailed }: Outcome) => {
    if (isInFlight.current) return
    isInFlight.current = true
    setIsBusy(true)
    try {
      await call(isBookmarked ? rows.addBookmark : rows.removeBookmark, { id })
      onSaved()
      setBookmark(findToken('user') ?? '', id, isBookmarked)
      showToast.brief(isBookmarked ? t.bookmarkAdded : t.bookmarkRemoved)
    } catch (failure) {
      onFailed(failure)
    }
    isInFlight.current = false
    setIsBusy(false)
  }
  return { isBusy, save }
}

const requested = new Set<string>()

/**
 * Fetches the bookmark if the backend does not send it with the recipe. It is fetched once, however many cards show it. It waits
 * until the auth check has accepted the token, because a refused token would be refused again for each card.
 */
function useFetchBookmark(
  { id, bookmarked, cover }: Bookmarkable,
  token: string | null,
  queries: QueryClient,
): void {
  // A backend that draws covers is our own server, which sends the bookmark with every recipe.
  const isKnown = token === null || bookmarked !== undefined || cover !== undefined
  useEffect(() => {
    if (isKnown || requested.has(token + id)) return
    requested.add(token + id)
    fetchBookmark(queries, token, id).then(
      isBookmarked => setBookmark(token, id, isBookmarked),
      // The recipe is shown as not bookmarked, without an error. The next card that shows it fetches again.
      () => requested.delete(token + id),
    )
  }, [isKnown, token, id, queries])
}

async function fetchBookmark(queries: QueryClient, token: string, id: string): Promise<boolean> {
  const { isAuthenticated } = await queries.ensureQueryData(authQuery(token))
  return isAuthenticated === true && (await call(rows.getBookmark, { id })).bookmarked === true
}

/**
 * Bookmark states learnt since the page was loaded, by session and recipe. They are not in the query cache, whose observers would
 * be too expensive on a thousand cards.
 */
const bookmarks = new Map<string, boolean>()
const listeners = new Map<string, Set<() => void>>()

const keyOf = (token: string, recipeId: string) => `${token} ${recipeId}`

const findBookmark = (token: string | null, recipeId: string): boolean | undefined =>
  token === null ? undefined : bookmarks.get(keyOf(token, recipeId))

function setBookmark(token: string, recipeId: string, isBookmarked: boolean): void {
  bookmarks.set(keyOf(token, recipeId), isBookmarked)
  for (const listener of listeners.get(recipeId) ?? []) listener()
}

/** Notifies the listener only when this recipe's bookmark changes, wherever it was changed. */
function subscribeToBookmark(recipeId: string, listener: () => void): () => void {
  const recipeListeners = listeners.get(recipeId) ?? new Set()
  listeners.set(recipeId, recipeListeners.add(listener))
  return () => recipeListeners.delete(listener)
}
