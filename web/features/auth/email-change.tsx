import { useQueryClient } from '@tanstack/react-query'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/auth.ts'
import { call } from '#web/api/call.ts'
import { invalidate } from '#web/api/query-client.ts'
import { currentUserKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { dropSession } from './drop-session.ts'
import { LinkButton } from './link-button.tsx'

type Props = { token: string }

/** Confirms a change of address. It needs a click, because mail scanners open every link. */
export function ConfirmEmailChange({ token }: Props) {
  const queries = useQueryClient()
  const confirm = useSingleFlightMutation({
    mutationFn: () => call(rows.confirmEmailChange, { body: { token } }),
    onSuccess: () => invalidate(queries, { queryKey: currentUserKey }),
  })
  if (confirm.isSuccess) {
    return (
      <>
        <Note kind="success">{confirm.data.message}</Note>
        <Link className={buttonClass({ isLarge: true })} to={pageUrls.profile}>
          {t.toProfile}
        </Link>
      </>
    )
  }
  return <LinkButton token={token} text={t.agreeOneClick} label={t.agreeToChange} redemption={confirm} />
}

/** Undoes a change of address, and goes on to a new password. */
export function UndoEmailChange({ token }: Props) {
  const queries = useQueryClient()
  const undo = useSingleFlightMutation({
    mutationFn: () => call(rows.undoEmailChange, { body: { token } }),
    onSuccess: () => dropSession(queries),
  })
  if (undo.isSuccess) {
    return (
      <>
        <Note kind="success">{undo.data.message}</Note>
        <Link
          className={buttonClass({ look: 'primary', isLarge: true })}
          to={pageUrls.resetPassword(undo.data.resetToken)}
        >
          {t.choosePassword}
        </Link>
      </>
    )
  }
  return <LinkButton token={token} text={t.undoChangeExplained} label={t.undoChange} redemption={undo} />
}
