import * as t from '#texts/security.ts'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { SmallButton } from '#web/ui/small-button.tsx'
import { PasswordForm } from './password-form.tsx'
import { useAccountSecurity } from './security.queries.ts'
import { useRowForm } from './security-view.ts'
import { Setting, ValueRow } from './setting.tsx'

export function PasswordRow() {
  const { data: user } = useCurrentUser()
  const { data: security } = useAccountSecurity()
  const form = useRowForm()
  if (form.isOpen)
    return (
      <Setting heading={t.password} note={t.passwordNote}>
        <PasswordForm email={user?.email ?? ''} onClose={form.close} />
      </Setting>
    )
  const changedAt = security?.passwordChangedAt
  return (
    <Setting heading={t.password}>
      <ValueRow value={changedAt ? t.changedOn(new Date(changedAt)) : t.passwordSet} detail={t.passwordNote}>
        <SmallButton aria-label={t.changeThePassword} onClick={form.open}>
          {t.change}
        </SmallButton>
      </ValueRow>
    </Setting>
  )
}
