import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#web/ui/button.tsx'
import styles from './offline-region.module.css'
import { activateWorker, useWaitingWorker } from './waiting-worker.ts'

/** A small line at the bottom of the window: there is no network, or there is a newer release. */
export function OfflineRegion() {
  const isOnline = useIsOnline()
  const waiting = useWaitingWorker()
  const [postponed, setPostponed] = useState<ServiceWorker>()
  const offered = waiting === postponed ? undefined : waiting
  return createPortal(
    <div className={styles.root} role="status">
      {!isOnline && <p className={styles.line}>You are offline. What you opened before can still be read.</p>}
      {isOnline && offered && (
        <p className={styles.line}>
          <span>A new version of Mezani is ready.</span>
          <Button look="text" onClick={() => activateWorker(offered)}>
            Load it
          </Button>
          <Button look="text" onClick={() => setPostponed(offered)}>
            Later
          </Button>
        </p>
      )}
    </div>,
    document.body,
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** navigator.onLine, which is only reliable when it is false. */
const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
