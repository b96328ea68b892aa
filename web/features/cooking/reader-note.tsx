import { linkClass } from '#web/ui/link.tsx'
import { hintClass } from '#web/ui/text.ts'
import styles from './reader-note.module.css'

type Props = {
  text: string
  action: string
  onAction: () => void
  role?: 'status'
  className?: string | undefined
}

/** A small line above a list, with a button that is not printed. */
export const ReaderNote = ({ text, action, onAction, role, className = '' }: Props) => (
  <p className={`${hintClass} ${styles.root} ${className}`} role={role}>
    {text}{' '}
    <button type="button" className={linkClass} onClick={onAction}>
      {action}
    </button>
  </p>
)
