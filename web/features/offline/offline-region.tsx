import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#web/ui/button.tsx'
import { useIsConnected } from './use-connection.ts'
import { takeOver, useWaitingRelease } from './use-waiting-release.ts'
import './offline.css'

/** One small line at the foot of the window: there is no network, or there is a newer release. */
export function OfflineRegion() {
  const isConnected = useIsConnected()
  const waiting = useWaitingRelease()
  const [postponed, setPostponed] = useState<ServiceWorker>()
  const offered = waiting === postponed ? undefined : waiting
  return createPortal(
    <div className="offline-region" role="status">
      {!isConnected && (
        <p className="offline-line">You are offline. What you opened before can still be read.</p>
      )}
      {isConnected && offered && (
        <p className="offline-line">
          <span>A new version of Mezani is ready.</span>
          <Button look="text" onClick={() => takeOver(offered)}>
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
