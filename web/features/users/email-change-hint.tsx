import * as t from '#texts/users.ts'
import type { CurrentUser } from '#web/api/foreign/current-user.ts'
import { Icon } from '#web/ui/icon.tsx'
import { warmNoteClass } from '#web/ui/note.tsx'
import styles from './email-change-hint.module.css'

type Props = { oldEmail: string; change: NonNullable<CurrentUser['emailChange']> }

/** Says that a change of address is pending, and which address received the mail that must be confirmed. */
export const EmailChangeHint = ({ oldEmail, change: { email, waitsFor } }: Props) => (
  <div className={`${warmNoteClass} ${styles.root}`} role="status">
    <Icon name="mail" />
    <div>{waitsFor === 'old' ? t.waitsForOld(email, oldEmail) : t.waitsForNew(email)}</div>
  </div>
)
