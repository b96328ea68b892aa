import * as t from '#texts/verify-email.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { redeemFailureMessage, useVerifyEmail } from './use-redeem-link.ts'

/** Needs a click, because mail scanners open every link and would use it up. */
export function VerifyEmail({ token }: { token: string }) {
  const verify = useVerifyEmail()
  if (token === '') return <Note kind="error">{t.incompleteLink}</Note>
  if (verify.isSuccess) return <Note kind="success">{t.verified}</Note>
  return (
    <>
      <p className="text-ink-2">{t.oneClick}</p>
      {verify.isError && <Note kind="error">{redeemFailureMessage(verify.error)}</Note>}
      <Button look="primary" isLarge isBusy={verify.isPending} onClick={() => verify.mutate(token)}>
        {t.verify}
      </Button>
    </>
  )
}
