const storageKey = 'reloadedForRelease'
const preloadErrors = new WeakSet<Error>()

/** Remembers which failures are of files that did not come. Whoever only asked ahead of a click had no need of them yet. */
export const trackPreloadErrors = (): void =>
  addEventListener('vite:preloadError', ({ payload }) => void preloadErrors.add(payload))

/** After a deploy the old page asks for files that are gone: one reload brings the new release. Answers whether it comes. */
export function reloadForNewRelease(failure: unknown): boolean {
  const isMissing = failure instanceof Error && preloadErrors.has(failure)
  if (!isMissing || !isFirstReload()) return false
  location.reload()
  return true
}

/** Once for each address. Where nothing can be kept there is none, because it could not be told from the second. */
function isFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === location.href) return false
    sessionStorage.setItem(storageKey, location.href)
    return true
  } catch {
    return false
  }
}
