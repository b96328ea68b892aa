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

/**
 * Says what a mailed link does, with a button, because mail scanners open every link. The button is left out if the link is no
 * longer valid.
 */
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
