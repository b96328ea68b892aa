import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/security-section.ts'
import { call } from '#web/api/call.ts'
import { removeToken } from '#web/api/session.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { PasswordForm } from './password-form.tsx'
import styles from './security-section.module.css'

/** The password, and every session at once. */
export function SecuritySection({ email }: { email: string }) {
  const titleId = useId()
  const [isChanging, setIsChanging] = useState(false)
  return (
    <section className={styles.root} aria-labelledby={titleId}>
      <h2 className="text-title-md" id={titleId}>
        {t.heading}
      </h2>
      <div className={styles.row}>
        <div>
          <h3 className="text-title-sm">{t.password}</h3>
          <p className="text-ink-2 text-sm">{t.passwordNote}</p>
        </div>
        {!isChanging && <Button onClick={() => setIsChanging(true)}>{t.change}</Button>}
      </div>
      {isChanging && <PasswordForm email={email} onClose={() => setIsChanging(false)} />}
      <Sessions />
    </section>
  )
}

function Sessions() {
  const [isAsking, setIsAsking] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const signOut = useSingleFlightMutation({
    mutationFn: () => call(rows.signOutEverywhere, { body: {} }),
    onSuccess: ({ message }) => {
      removeToken('user')
      queries.clear()
      showToast.success(message)
      navigate(pageUrls.login)
    },
  })
  return (
    <div className={styles.row}>
      <div>
        <h3 className="text-title-sm">{t.sessions}</h3>
        <p className="text-ink-2 text-sm">{t.sessionsNote}</p>
      </div>
      <Button look="danger-quiet" onClick={() => setIsAsking(true)}>
        {t.signOutEverywhere}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t.signOutQuestion}
          text={t.signOutExplained}
          confirm={t.signOutEverywhere}
          isBusy={signOut.isPending}
          failure={signOut.isError ? t.notSignedOut : undefined}
          onConfirm={() => signOut.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}
