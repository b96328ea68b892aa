import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as limits from '#contract/limits.ts'
import * as rows from '#contract/rows.ts'
import * as actions from '#texts/actions.ts'
import * as t from '#texts/security.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import {
  NewPasswordFields,
  type PasswordErrors,
  passwordErrors,
} from '#web/features/auth/new-password-fields.tsx'
import { Button } from '#web/ui/button.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { Form, formTextValues } from '#web/ui/form.tsx'
import { FormActions } from '#web/ui/form-actions.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { showToast } from '#web/ui/toast-queue.ts'

import { invalidateSecurity } from './security.queries.ts'

type Passwords = { currentPassword: string; password: string; confirmPassword: string }

/** The old password and the new one, twice. The address is for password managers. */
export function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<PasswordErrors>({})
  const queries = useQueryClient()
  const change = useSingleFlightMutation({
    mutationFn: (body: Passwords) => call(rows.changePassword, { body }),
    onSuccess: async () => {
      await invalidateSecurity(queries)
      showToast.success(t.passwordChanged)
      onClose()
    },
  })
  useEffect(() => focusField(form.current, 'currentPassword'), [])
  const refused = change.error instanceof Refusal ? change.error : undefined

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentPassword = '', password = '', confirmPassword = '' } = formTextValues(event.currentTarget)
    const found = passwordErrors(password, confirmPassword)
    setErrors(found)
    if (!found.password && !found.confirmPassword)
      change.mutate({ currentPassword, password, confirmPassword })
  }

  return (
    <Form className="grid max-w-100 gap-5" ref={form} onSubmit={submit}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t.currentPassword}
        name="currentPassword"
        autoComplete="current-password"
        required
        hint={t.forgotIt}
        error={refused?.fields.currentPassword}
        maxLength={limits.maxPasswordLength}
      />
      <NewPasswordFields errors={errors} onErrors={setErrors} />
      {change.isError && !refused?.fields.currentPassword && (
        <Note kind="error">{refused?.sentence ?? t.notChanged}</Note>
      )}
      <FormActions>
        <Button onClick={onClose}>{actions.cancel}</Button>
        <Button look="primary" type="submit" isBusy={change.isPending}>
          {t.changePassword}
        </Button>
      </FormActions>
    </Form>
  )
}
