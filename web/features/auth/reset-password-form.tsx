import { useState } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import { logIn } from '#texts/app.ts'
import * as t from '#texts/auth.ts'
import * as messages from '#texts/messages.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Form, fieldsClass, formTextValues } from '#web/ui/form.tsx'
import { Link } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { NewLink } from './new-link.tsx'
import { NewPasswordFields, type PasswordErrors, passwordErrors } from './new-password-fields.tsx'
import { requestReset, requestResetFailureMessage } from './request-reset.ts'
import { isDeadLink, redeemFailureMessage, useConfirmReset } from './use-redeem-link.ts'

type Props = { token: string; knownEmail: string | undefined }

/** Redeems the link of a reset mail. If the link cannot be redeemed, it offers a new one. */
export function ResetPasswordForm({ token, knownEmail }: Props) {
  const reset = useConfirmReset()
  const [errors, setErrors] = useState<PasswordErrors>({})

  if (reset.isSuccess) {
    return (
      <div className={fieldsClass}>
        <Note kind="success">{t.newPasswordSet}</Note>
        <Link className={buttonClass({ look: 'primary', isLarge: true })} to={pageUrls.login}>
          {logIn}
        </Link>
      </div>
    )
  }

  const isDead = isDeadLink(reset.error)
  if (token === '' || (reset.error && isDead)) {
    return (
      <NewLink
        reason={reset.error ? redeemFailureMessage(reset.error) : t.incompleteLink}
        knownEmail={knownEmail}
        takesFocus={isDead}
        send={requestReset}
        sentMessage={messages.resetSent}
        failureMessage={requestResetFailureMessage}
      />
    )
  }

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { password = '', confirmPassword = '' } = formTextValues(event.currentTarget)
    const found = passwordErrors({ password, confirmPassword })
    setErrors(found)
    if (!found.password && !found.confirmPassword) reset.mutate({ token, password, confirmPassword })
  }

  return (
    <Form onSubmit={submit}>
      <NewPasswordFields errors={errors} onErrors={setErrors} />
      {reset.isError && <Note kind="error">{redeemFailureMessage(reset.error)}</Note>}
      <Button look="primary" isLarge type="submit" isBusy={reset.isPending}>
        {t.saveNewPassword}
      </Button>
    </Form>
  )
}
