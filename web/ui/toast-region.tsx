import { useEffect, useSyncExternalStore } from 'react'
import { lazyPart } from './lazy-part.tsx'
import { noteClass } from './note.tsx'
import { toastQueue } from './toast-queue.ts'
import styles from './toast-region.module.css'

const Toaster = lazyPart(() => import('./toaster.tsx'), 'Toaster', { Failure: PlainToasts })

/** The region of the toasts. It renders nothing until the first toast. */
export function ToastRegion() {
  const isNeeded = useSyncExternalStore(toastQueue.subscribe, toastQueue.isNeeded, () => false)
  return isNeeded && <Toaster />
}

const show = (element: HTMLElement | null) => element?.showPopover()

/**
 * Shows the sentences alone, because the code did not load, until the last one has been visible for its time. The next toast
 * tries to load the code again.
 */
function PlainToasts() {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.pending)
  useEffect(() => {
    const timer = setTimeout(toastQueue.clear, toasts.at(-1)?.closeAfterMs)
    return () => clearTimeout(timer)
  }, [toasts])
  return (
    <p className={`${noteClass} ${styles.root}`} role="status" popover="manual" ref={show}>
      {toasts.map(({ sentence }) => sentence).join(' ')}
    </p>
  )
}
