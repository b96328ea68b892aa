import { hasTypedText } from '#web/ui/typed-text.ts'

const storageKey = 'reloadedForRelease'
const preloadErrors = new WeakSet<Error>()

/** Remembers which failures come from chunks that did not load. A failed prefetch before a click is ignored until the click. */
export function trackPreloadErrors(): void {
  addEventListener('vite:preloadError', ({ payload }) => void preloadErrors.add(payload))
}

/**
 * Reloads the page after a deploy, when the open page requests a chunk that no longer exists. It does so once, and not while
 * something is typed, which would be lost. Returns whether it reloads.
 */
export function reloadForNewRelease(failure: unknown): boolean {
  const isMissing = failure instanceof Error && preloadErrors.has(failure)
  if (!isMissing || hasTypedText() || !isFirstReload()) return false
  location.reload()
  return true
}

/**
 * Checks that the page has not been reloaded yet at this address. Returns false without storage, because a second reload could
 * not be told from the first.
 */
function isFirstReload(): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === location.href) return false
    sessionStorage.setItem(storageKey, location.href)
    return true
  } catch {
    return false
  }
}
