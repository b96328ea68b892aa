import * as rows from '#contract/rows.ts'
import * as t from '#texts/verify-hint.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { noteClass } from '#web/ui/note.tsx'
import styles from './verify-hint.module.css'

/** Shows that the address is not verified yet, and can send the link again. */
export function VerifyHint({ email }: { email: string }) {
  const resend = useSingleFlightMutation({
    mutationFn: () => call(rows.resendVerification, { body: {} }),
  })
  const failure =
    resend.error instanceof Refusal ? (resend.error.sentence ?? t.sendAgainFailed) : t.sendAgainFailed
  return (
    <div className={`${noteClass} ${styles.root}`} role="status">
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
            {resend.isError && <p className="mt-1">{failure}</p>}
          </>
        )}
      </div>
    </div>
  )
}
