import { hasTypedText } from '#web/ui/typed-text.ts'

const storageKey = 'reloadedForRelease'
const preloadErrors = new WeakSet<Error>()

/** Remembers which failures are of chunks that did not load. A failed prefetch ahead of a click is ignored until the click. */
export function trackPreloadErrors(): void {
  addEventListener('vite:preloadError', ({ payload }) => void preloadErrors.add(payload))
}

/**
 * After a deploy the open page requests the chunk of a page that no longer exists: one reload loads the new release.
 * Not where something is typed, which would be lost. Returns whether it reloads.
 */
export function reloadForNewRelease(failure: unknown): boolean {
  const isMissing = failure instanceof Error && preloadErrors.has(failure)
  if (!isMissing || hasTypedText() || !isFirstReload()) return false
  location.reload()
  return true
}

/** Once for each address. Without storage never, because a second reload could not be told from the first. */
function isFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === location.href) return false
    sessionStorage.setItem(storageKey, location.href)
    return true
  } catch {
    return false
  }
}
