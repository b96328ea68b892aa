/**
 * What has been learnt of single bookmarks since the page was loaded, by the session that learnt it. Apart from the
 * cache of queries, whose observers weigh on each of a thousand cards.
 */
const known = new Map<string, boolean>()
const listeners = new Map<string, Set<() => void>>()

const keyOf = (token: string, recipeId: string) => `${token} ${recipeId}`

export const findBookmark = (token: string | null, recipeId: string): boolean | undefined =>
  token === null ? undefined : known.get(keyOf(token, recipeId))

export function keepBookmark(token: string, recipeId: string, isBookmarked: boolean): void {
  known.set(keyOf(token, recipeId), isBookmarked)
  for (const listener of listeners.get(recipeId) ?? []) listener()
}

/** Calls only when this recipe's bookmark changes, wherever it was changed. */
export function watchBookmark(recipeId: string, listener: () => void): () => void {
  const watching = listeners.get(recipeId) ?? new Set()
  listeners.set(recipeId, watching.add(listener))
  return () => watching.delete(listener)
}
