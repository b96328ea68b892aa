import * as t from '#texts/auth.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { mutedClass } from '#web/ui/text.ts'
import { isDeadLink, redeemFailureMessage } from './use-redeem-link.ts'

type Props = {
  token: string
  text: string
  label: string
  redemption: { error: Error | null; isPending: boolean; mutate: () => void }
}

/** What a mailed link does, and its button, since mail scanners open every link; none where the link cannot do it any more. */
export function LinkButton({ token, text, label, redemption: { error, isPending, mutate } }: Props) {
  if (token === '') return <Note kind="error">{t.incompleteChangeLink}</Note>
  return (
    <>
      {!isDeadLink(error) && <p className={mutedClass}>{text}</p>}
      {error && <Note kind="error">{redeemFailureMessage(error)}</Note>}
      {!isDeadLink(error) && (
        <Button look="primary" isLarge isBusy={isPending} onClick={() => mutate()}>
          {label}
        </Button>
      )}
    </>
  )
}
