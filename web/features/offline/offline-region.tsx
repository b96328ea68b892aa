import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#web/ui/button.tsx'
import { activateWorker, useWaitingWorker } from './waiting-worker.ts'
import './offline.css'

/** One small line at the foot of the window: there is no network, or there is a newer release. */
export function OfflineRegion() {
  const isOnline = useIsOnline()
  const waiting = useWaitingWorker()
  const [postponed, setPostponed] = useState<ServiceWorker>()
  const offered = waiting === postponed ? undefined : waiting
  return createPortal(
    <div className="offline-region" role="status">
      {!isOnline && (
        <p className="offline-line">You are offline. What you opened before can still be read.</p>
      )}
      {isOnline && offered && (
        <p className="offline-line">
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

/** What the browser believes; it is sure only of having none. */
const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
