import * as t from '#texts/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { mutedClass } from '#web/ui/text.ts'
import { NewLink } from './new-link.tsx'
import { requestVerification, requestVerificationFailureMessage } from './request-verification.ts'
import { isDeadLink, redeemFailureMessage, useVerifyEmail } from './use-redeem-link.ts'

type Props = {
  token: string
  /** The signed-in user. Undefined for a visitor. */
  user: { email: string; emailVerified: boolean | undefined } | undefined
}

/**
 * Redeems the link of a verification mail. If the link cannot be redeemed, it offers a new one. It needs a click, because mail
 * scanners open every link and would use it up.
 */
export function VerifyEmail({ token, user }: Props) {
  const verify = useVerifyEmail()
  if (verify.isSuccess) return <Note kind="success">{t.verified}</Note>
  const isDead = isDeadLink(verify.error)
  if (token === '' || (verify.error && isDead)) {
    if (user?.emailVerified) return <Note kind="success">{t.alreadyVerified}</Note>
    return (
      <NewLink
        reason={verify.error ? redeemFailureMessage(verify.error) : t.incompleteLink}
        knownEmail={user?.email}
        takesFocus={isDead}
        send={requestVerification}
        sentMessage={t.newLinkSent}
        failureMessage={requestVerificationFailureMessage}
      />
    )
  }
  return (
    <>
      <p className={mutedClass}>{t.verifyOneClick}</p>
      {verify.isError && <Note kind="error">{redeemFailureMessage(verify.error)}</Note>}
      <Button look="primary" isLarge isBusy={verify.isPending} onClick={() => verify.mutate(token)}>
        {t.verify}
      </Button>
    </>
  )
}
