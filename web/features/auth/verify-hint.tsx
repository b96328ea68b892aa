import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { noteClass } from '#web/ui/note.tsx'
import styles from './verify-hint.module.css'

const resendFailedMessage = 'The link could not be sent. Look at your connection and try again.'

/** Shows that the address is not verified yet, and can send the link again. */
export function VerifyHint({ email }: { email: string }) {
  const resend = useSingleFlightMutation({
    mutationFn: () => call(rows.resendVerification, { body: {} }),
  })
  const failure =
    resend.error instanceof Refusal ? (resend.error.sentence ?? resendFailedMessage) : resendFailedMessage
  return (
    <div className={`${noteClass} ${styles.root}`} role="status">
      <Icon name="mail" />
      <div>
        {resend.isSuccess ? (
          `A new link is on its way to ${email}.`
        ) : (
          <>
            Please verify your address: open the link that we sent to {email}.{' '}
            <button
              type="button"
              className={linkClass}
              aria-busy={resend.isPending || undefined}
              onClick={() => resend.mutate()}
            >
              Send it again
            </button>
            {resend.isError && <p className="mt-1">{failure}</p>}
          </>
        )}
      </div>
    </div>
  )
}
