import { useEffect } from 'react'
import { dialogFailed } from '#texts/ui.ts'
import { showToast } from './toast-queue.ts'

/** A dialog whose code did not load has no place on the page: a toast says so, and what opened it opens it again. */
export function DialogFailure({ onClose }: { onClose: () => void }): null {
  useEffect(() => {
    showToast.error(dialogFailed)
    onClose()
  }, [onClose])
  return null
}
