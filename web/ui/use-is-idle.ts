import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

const longestWaitMs = 2000

/** True once the browser has had a quiet moment after the first paint. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => whenIdle(() => setIsIdle(true), longestWaitMs), [])
  return isIdle
}
