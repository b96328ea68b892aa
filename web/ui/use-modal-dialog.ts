import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusStart } from './focus/focus-start.ts'

/**
 * Opens its dialog over the page for as long as it is rendered; what is marked `data-autofocus` has the focus first.
 * Closed before it goes, it gives the focus back to where it came from.
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
