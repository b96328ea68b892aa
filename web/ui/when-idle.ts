import { useEffect, useState } from 'react'

/** Calls back once the browser has a quiet moment, or after so long without one; the answer calls that off. */
export function whenIdle(work: () => void, longestWaitMs: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, longestWaitMs)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: longestWaitMs })
  return () => cancelIdleCallback(request)
}

const idleTimeoutMs = 2000

/** True once the browser has had a quiet moment after the first paint. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true), idleTimeoutMs), [])
  return isIdle
}
