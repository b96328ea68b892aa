import { useEffect, useState } from 'react'

const longestWaitMs = 2000

/** True once the browser has had a quiet moment after the first paint. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const turnIdle = () => setIsIdle(true)
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(turnIdle, longestWaitMs)
      return () => clearTimeout(timer)
    }
    const request = requestIdleCallback(turnIdle, { timeout: longestWaitMs })
    return () => cancelIdleCallback(request)
  }, [])
  return isIdle
}
