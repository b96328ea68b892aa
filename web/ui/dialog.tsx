import { type ReactNode, useLayoutEffect, useRef } from 'react'
import './dialog.css'

type Props = {
  titleId: string
  /** A question that has to be answered before anything else. */
  isQuestion?: boolean
  className?: string
  onClose: () => void
  children: ReactNode
}

/** Modal for as long as it is rendered. Escape closes; the focus then returns to where it came from. */
export function Dialog({ titleId, isQuestion = false, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      {...(isQuestion && { role: 'alertdialog' })}
      onClose={onClose}
    >
      {children}
    </dialog>
  )
}
