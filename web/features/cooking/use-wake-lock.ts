import { useEffect, useState } from 'react'

/** Keeps the screen awake while the caller is mounted. Returns true while the browser grants the lock. */
export function useWakeLock(): boolean {
  const [isAwake, setIsAwake] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isMounted = true
    const acquire = async () => {
      // The browser releases the lock whenever the page is hidden.
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
      } catch {
        // The lock may be refused by permission or because the battery is low. The screen then turns off as usual, and the page
        // shows no lock.
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
