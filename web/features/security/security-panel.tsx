import type { ComponentType } from 'react'
import * as t from '#texts/users.ts'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { BlockedRow } from './blocked-row.tsx'
import { EmailRow } from './email-row.tsx'
import { ExportRow } from './leaving/export-row.tsx'
import { LeaveRow } from './leaving/leave-row.tsx'
import { MailsRow } from './mails-row.tsx'
import { PasskeysRow } from './passkeys-row.tsx'
import { PasswordRow } from './password-row.tsx'
import { ProvidersRow } from './providers-row.tsx'
import { SecondFactorRow } from './second-factor-row.tsx'
import styles from './security-panel.module.css'
import { SecuritySkeleton } from './security-skeleton.tsx'
import { SecurityViewProvider, useSecurityView } from './security-view.ts'
import { SessionsRow } from './sessions-row.tsx'
import { SettingPending } from './setting.tsx'

/**
 * The rows, the most important first. Each is a `Setting` that fetches what it shows and opens its form in its own place
 * (`useRowForm`). It shows nothing if the server does not support it.
 */
const rows: ComponentType[] = [
  SecondFactorRow,
  PasskeysRow,
  ProvidersRow,
  EmailRow,
  PasswordRow,
  SessionsRow,
  MailsRow,
  BlockedRow,
  ExportRow,
  LeaveRow,
]

/** How the account is protected: a ledger of rows. */
export function SecurityPanel() {
  const account = useCurrentUser()
  const user = account.data
  const view = useSecurityView()
  if (!user && account.isError) {
    return (
      <div className={styles.failure}>
        <SettingPending query={account} notLoaded={t.profileNotLoaded} />
      </div>
    )
  }
  if (!user) return <SecuritySkeleton />
  return (
    <SecurityViewProvider value={view}>
      {view.wholeView ??
        rows.map((Row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <Row key={index} />
        ))}
    </SecurityViewProvider>
  )
}
