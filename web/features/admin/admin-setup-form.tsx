import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as limits from '#contract/limits.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/admin.ts'
import { call } from '#web/api/call.ts'
import { Refusal, refusedFieldsOf } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import {
  NewPasswordFields,
  type PasswordErrors,
  passwordErrors,
} from '#web/features/auth/new-password-fields.tsx'
import { isDeadLink } from '#web/features/auth/use-redeem-link.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { focusFirstError } from '#web/ui/focus/focus-field.ts'
import { Form, formTextValues } from '#web/ui/form.tsx'
import { Note } from '#web/ui/note.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import styles from './admin-setup-form.module.css'

const passwordRule = {
  minLength: limits.minAdminPasswordLength,
  tooShort: t.passwordTooShort(limits.minAdminPasswordLength),
}

/** Redeems the link that a new site prints when it starts. */
export function AdminSetupForm({ token }: { token: string }) {
  const setup = useCreateFirstAdmin()
  const [errors, setErrors] = useState<PasswordErrors>({})
  if (token === '' || isDeadLink(setup.error)) return <Note kind="error">{t.setupLinkIsDead}</Note>

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { email = '', password = '', confirmPassword = '' } = formTextValues(form)
    const found = passwordErrors({ password, confirmPassword }, passwordRule)
    setErrors(found)
    if (focusFirstError(form, found)) return
    setup.mutate(
      { token, email: email.trim(), password },
      { onError: failure => focusFirstError(form, refusedFieldsOf(failure)) },
    )
  }

  const refused = refusedFieldsOf(setup.error)
  return (
    <Form onSubmit={submit}>
      <p className={styles.introduction}>{t.setupIntroduction}</p>
      <TextField
        label={t.setupEmail}
        name="email"
        type="email"
        autoComplete="username"
        required
        maxLength={limits.maxEmailLength}
        error={refused.email}
        data-autofocus
      />
      <NewPasswordFields errors={{ ...refused, ...errors }} onErrors={setErrors} rule={passwordRule} />
      {setup.isError && Object.keys(refused).length === 0 && (
        <Note kind="error">
          {(setup.error instanceof Refusal && setup.error.sentence) || t.administratorNotCreated}
        </Note>
      )}
      <Button look="primary" isLarge type="submit" isBusy={setup.isPending}>
        {t.createAdministrator}
      </Button>
    </Form>
  )
}

type NewAdmin = { token: string; email: string; password: string }

/** Creates the account and leads to the administrators' sign-in. From there, Back does not return to the used link. */
function useCreateFirstAdmin() {
  const navigate = useNavigate()
  return useSingleFlightMutation({
    mutationFn: (body: NewAdmin) => call(rows.createFirstAdmin, { body }),
    onSuccess: () => {
      showToast.success(t.administratorCreated)
      return navigate(pageUrls.adminSignin, { replace: true })
    },
  })
}
