import type { ReactNode } from 'react'
import styles from './dialog.module.css'
import { useModalDialog } from './use-modal-dialog.ts'

type Props = {
  titleId: string
  /** An alertdialog: a question that must be answered first. */
  isQuestion?: boolean
  isSmall?: boolean
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** Modal for as long as it is mounted. Escape closes; the focus then returns to where it was. */
export function Dialog({
  titleId,
  isQuestion = false,
  isSmall = false,
  className = '',
  onClose,
  children,
}: Props) {
  const dialog = useModalDialog()
  return (
    <dialog
      ref={dialog}
      className={`${styles.root} ${isSmall ? styles.small : ''} ${className}`}
      aria-labelledby={titleId}
      {...(isQuestion && { role: 'alertdialog' })}
      onCancel={event => {
        // Cancelling a file chooser inside it fires the same event, which bubbles.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The browser may close it without a cancel event, when Escape is pressed twice.
      onClose={onClose}
    >
      {children}
    </dialog>
  )
}

/** Of a dialog that comes from below on a phone. */
export const fromBelowClass = styles.fromBelow

/** A small dialog's sentence, below its heading. */
export const dialogTextClass = styles.text
