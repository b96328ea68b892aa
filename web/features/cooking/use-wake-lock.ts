import { useEffect, useState } from 'react'

/** Keeps the screen awake while the caller is shown; true while the browser agrees. */
export function useWakeLock(): boolean {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isMounted = true
    const acquire = async () => {
      // The browser lets go of it whenever the page is hidden.
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
      } catch {
        // The battery is low, or the page may not: the screen then sleeps as ever, and nothing claims otherwise.
        return setIsAwake(false)
      }
      if (!isMounted) return void lock.release()
      setIsAwake(true)
      lock.addEventListener('release', () => setIsAwake(false))
    }
    acquire()
    document.addEventListener('visibilitychange', acquire)
    return () => {
      isMounted = false
      document.removeEventListener('visibilitychange', acquire)
      lock?.release()
    }
  }, [])
  return isAwake
}
