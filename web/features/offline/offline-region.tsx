import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import * as t from '#texts/app.ts'
import { Button } from '#web/ui/button.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import styles from './offline-region.module.css'
import { useSavedLists } from './use-saved-lists.ts'
import { activateWorker, useWaitingWorker } from './waiting-worker.ts'

/** A small line at the bottom of the window: there is no network, the lists are old, or there is a newer release. */
export function OfflineRegion() {
  const isOnline = useIsOnline()
  const savedAt = useSavedLists()
  const waiting = useWaitingWorker()
  const [postponed, setPostponed] = useState<ServiceWorker>()
  const offered = waiting === postponed ? undefined : waiting
  return createPortal(
    <div className={styles.root} role="status">
      {savedAt && (
        <p className={styles.line}>
          <span>{t.savedCopy(<RelativeTime key="time" timestamp={savedAt} />)}</span>
        </p>
      )}
      {!isOnline && !savedAt && <p className={styles.line}>{t.youAreOffline}</p>}
      {isOnline && !savedAt && offered && (
        <p className={styles.line}>
          <span>{t.newVersion}</span>
          <Button look="text" onClick={() => activateWorker(offered)}>
            {t.loadNewVersion}
          </Button>
          <Button look="text" onClick={() => setPostponed(offered)}>
            {t.later}
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

/** Reads navigator.onLine, which is only reliable when it is false. */
const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
