import { type RefObject, useEffect } from 'react'
import type { WorkerMessage } from '#contract/offline.ts'
import { savedCopy } from '#texts/app.ts'
import { findToken } from '#web/api/session.ts'
import { Icon } from '#web/ui/icon.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import styles from './saved-copy.module.css'

type Options = { id: string; isComplete: boolean; page: RefObject<HTMLElement | null> }

/** Caches an open recipe for reading offline: its response, and the picture file that the browser chose for it. */
export function useSaveOfflineCopy({ id, isComplete, page }: Options): void {
  useEffect(() => {
    const token = findToken('user')
    if (!isComplete || !token) return
    postToWorker({ kind: 'keepRecipe', path: `/api/recipes/${id}`, authorization: `Bearer ${token}` })
    const image = page.current?.querySelector<HTMLImageElement>('header picture img')
    if (!image) return
    const savePicture = () => postToWorker({ kind: 'keepPicture', url: image.currentSrc })
    if (image.complete && image.currentSrc) return savePicture()
    image.addEventListener('load', savePicture, { once: true })
    return () => image.removeEventListener('load', savePicture)
  }, [id, isComplete, page])
}

type Props = { savedAt: string }

/** A note that this copy may be out of date. */
export const SavedCopyNote = ({ savedAt }: Props) => (
  <p className={styles.root} role="status">
    <Icon name="clock" size="small" />
    <span>{savedCopy(<RelativeTime key="time" timestamp={savedAt} />)}</span>
  </p>
)

/** Waits for an active worker, which may never come. */
function postToWorker(message: WorkerMessage): void {
  navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message))
}
