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
