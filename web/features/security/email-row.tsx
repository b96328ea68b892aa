import * as t from '#texts/security.ts'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { Icon } from '#web/ui/icon.tsx'
import { warmNoteClass } from '#web/ui/note.tsx'
import { SmallButton } from '#web/ui/small-button.tsx'
import { EmailForm } from './email-form.tsx'
import styles from './email-row.module.css'
import { useAccountSecurity } from './security.queries.ts'
import { useRowForm } from './security-view.ts'
import { Setting, ValueRow } from './setting.tsx'

export function EmailRow() {
  const { data: user } = useCurrentUser()
  const { data: security } = useAccountSecurity()
  const form = useRowForm()
  if (!user) return null
  if (form.isOpen)
    return (
      <Setting heading={t.email} note={t.emailNote}>
        <EmailForm user={user} onClose={form.close} />
      </Setting>
    )
  const { emailChange: change } = user
  const confirmed = security?.emailVerifiedAt
    ? t.confirmedOn(new Date(security.emailVerifiedAt))
    : t.confirmed
  return (
    <Setting heading={t.email} note={t.emailNote}>
      <ValueRow value={user.email} detail={user.emailVerified ? confirmed : t.notConfirmed}>
        <SmallButton aria-label={t.changeTheEmail} onClick={form.open}>
          {t.change}
        </SmallButton>
      </ValueRow>
      {change && (
        <div className={`${warmNoteClass} ${styles.waiting}`} role="status">
          <Icon name="clock" />
          <div>
            <p>{t.waitingFor(change.email)}</p>
            <p>{change.waitsFor === 'old' ? t.openLinkHere : t.openLinkThere}</p>
          </div>
        </div>
      )}
    </Setting>
  )
}
