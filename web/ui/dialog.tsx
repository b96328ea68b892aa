import type { ReactNode } from 'react'
import styles from './dialog.module.css'
import { useModalDialog } from './use-modal-dialog.ts'

type Props = {
  titleId: string
  /** A question that has to be answered before anything else. */
  isQuestion?: boolean
  isSmall?: boolean
  className?: string | undefined
  onClose: () => void
  children: ReactNode
}

/** Modal for as long as it is rendered. Escape closes; the focus then returns to where it came from. */
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
        // A file chooser inside that is dismissed says so with the same event.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The browser may close it without asking, when Escape is pressed twice.
      onClose={onClose}
    >
      {children}
    </dialog>
  )
}
