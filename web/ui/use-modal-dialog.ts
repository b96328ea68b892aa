import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusStart } from './focus/focus-start.ts'

/**
 * Opens its dialog as a modal for as long as it is mounted. The element marked `data-autofocus` gets the focus first. If the
 * dialog is closed before it unmounts, the focus returns to where it was.
 */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    focusStart(element)
    return () => element?.close()
  }, [])
  return dialog
}
