/** Calls back once the browser has a quiet moment, or after so long without one; the answer calls that off. */
export function whenIdle(work: () => void, longestWaitMs: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, longestWaitMs)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: longestWaitMs })
  return () => cancelIdleCallback(request)
}
