import { useEffect, useState } from 'react'

/** Calls back once the browser is idle, or after a timeout. The returned function cancels it. */
export function whenIdle(work: () => void, longestWaitMs: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, longestWaitMs)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(work, { timeout: longestWaitMs })
  return () => cancelIdleCallback(request)
}

const idleTimeoutMs = 2000

/** Returns true once the browser has been idle after the first paint. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true), idleTimeoutMs), [])
  return isIdle
}
