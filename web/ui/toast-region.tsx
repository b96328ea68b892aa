import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastQueue } from './toast-queue.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** Nothing until the first toast is due. */
export function ToastRegion() {
  const isNeeded = useSyncExternalStore(toastQueue.subscribe, toastQueue.isNeeded, () => false)
  if (!isNeeded) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
