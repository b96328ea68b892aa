import * as t from '#texts/auth.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { warmNoteClass } from '#web/ui/note.tsx'
import { requestVerification, requestVerificationFailureMessage } from './request-verification.ts'
import styles from './verify-hint.module.css'

/** Shows that the address is not verified yet, and can send the link again. */
export function VerifyHint({ email }: { email: string }) {
  const resend = useSingleFlightMutation({ mutationFn: () => requestVerification(email) })
  return (
    <div className={`${warmNoteClass} ${styles.root}`} role="status">
      <Icon name="mail" />
      <div>
        {resend.isSuccess ? (
          t.sentAgain(email)
        ) : (
          <>
            {t.pleaseVerify(email)}{' '}
            <button
              type="button"
              className={linkClass}
              aria-busy={resend.isPending || undefined}
              onClick={() => resend.mutate()}
            >
              {t.sendAgain}
            </button>
            {resend.isError && (
              <p className={styles.failure}>{requestVerificationFailureMessage(resend.error)}</p>
            )}
          </>
        )}
      </div>
    </div>
  )
}
