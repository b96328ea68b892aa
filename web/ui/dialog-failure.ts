import { useEffect } from 'react'
import { dialogFailed } from '#texts/ui.ts'
import { showToast } from './toast-queue.ts'

/**
 * Shown for a dialog whose code did not load. It has no place on the page, so a toast says so. The button that opened it can open
 * it again.
 */
export function DialogFailure({ onClose }: { onClose: () => void }): null {
  useEffect(() => {
    showToast.error(dialogFailed)
    onClose()
  }, [onClose])
  return null
}
