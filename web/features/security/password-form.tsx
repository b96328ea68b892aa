import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as limits from '#contract/limits.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/security.ts'
import * as ui from '#texts/ui.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import {
  NewPasswordFields,
  type PasswordErrors,
  passwordErrors,
} from '#web/features/auth/new-password-fields.tsx'
import { isCancelled } from '#web/features/auth/passkey-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { focusField, focusFirstError } from '#web/ui/focus/focus-field.ts'
import { Form, formTextValues } from '#web/ui/form.tsx'
import { FormActions } from '#web/ui/form-actions.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { type AskPasskey, PasskeyProof } from './passkey-proof.tsx'
import { invalidateSecurity } from './security.queries.ts'
import { settingFormClass } from './setting.tsx'

type Passwords = { password: string; confirmPassword: string; currentPassword?: string; ask?: AskPasskey }

/** Asks for the old password or a passkey, and twice for the new password. The address is for password managers. */
export function PasswordForm({ email, onClose }: { email: string; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<PasswordErrors>({})
  const queries = useQueryClient()
  const change = useSingleFlightMutation({
    mutationFn: async ({ ask, currentPassword, ...chosen }: Passwords) => {
      const proof = ask ? { passkey: await ask() } : { currentPassword }
      return call(rows.changePassword, { body: { ...chosen, ...proof } })
    },
    onSuccess: async () => {
      await invalidateSecurity(queries)
      showToast.success(t.passwordChanged)
      onClose()
    },
  })
  useEffect(() => focusField(form.current, 'currentPassword'), [])
  const refused = change.error instanceof Refusal ? change.error : undefined

  const send = (fields: HTMLFormElement, ask?: AskPasskey) => {
    const { currentPassword = '', password = '', confirmPassword = '' } = formTextValues(fields)
    const found = passwordErrors({ password, confirmPassword })
    setErrors(found)
    if (focusFirstError(fields, found)) return
    change.mutate({ password, confirmPassword, ...(ask ? { ask } : { currentPassword }) })
  }
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(event.currentTarget)
  }

  return (
    <Form className={settingFormClass} ref={form} onSubmit={submit}>
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
      {change.error && !isCancelled(change.error) && !refused?.fields.currentPassword && (
        <Note kind="error">{refused?.sentence ?? t.passwordNotChanged}</Note>
      )}
      <PasskeyProof isBusy={change.isPending} onAsk={ask => form.current && send(form.current, ask)} />
      <FormActions>
        <Button onClick={onClose}>{ui.cancel}</Button>
        <Button look="primary" type="submit" isBusy={change.isPending}>
          {t.changePassword}
        </Button>
      </FormActions>
    </Form>
  )
}
