import { useEffect, useState } from 'react'

const tickMs = 250

/** Renders again several times a second while something counts, so that no second is seen to last two. */
export function useTick(isCounting: boolean): void {
  const [, setTicks] = useState(0)
  useEffect(() => {
    if (!isCounting) return
    const interval = setInterval(() => setTicks(ticks => ticks + 1), tickMs)
    return () => clearInterval(interval)
  }, [isCounting])
}
