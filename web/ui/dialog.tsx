import type { ReactNode } from 'react'
import styles from './dialog.module.css'
import { useModalDialog } from './use-modal-dialog.ts'

type Props = {
  titleId: string
  /** Makes it an alertdialog: a question that must be answered first. */
  isQuestion?: boolean
  isSmall?: boolean
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** A modal dialog, open for as long as it is mounted. Escape closes it, and the focus then returns to where it was. */
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
        // Cancelling a file chooser inside the dialog fires the same event, which bubbles.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The browser may close the dialog without a cancel event, if Escape is pressed twice.
      onClose={onClose}
    >
      {children}
    </dialog>
  )
}

/** The class of a dialog that comes from below on a phone. */
export const fromBelowClass = styles.fromBelow

/** The class of a small dialog's sentence, below its heading. */
export const dialogTextClass = styles.text
