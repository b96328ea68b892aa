import { type RefObject, useLayoutEffect, useRef } from 'react'

/** For whoever waits for an answer: it may come after what asked has gone, and before the effects that follow the paint. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false)
  useLayoutEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
