import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as limits from '#contract/limits.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/security.ts'
import * as ui from '#texts/ui.ts'
import { profileSavedButEmail } from '#texts/users.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import type { CurrentUser } from '#web/api/foreign/current-user.ts'
import { invalidate } from '#web/api/query-client.ts'
import { currentUserKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { isCancelled } from '#web/features/auth/passkey-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { Form, formTextValues } from '#web/ui/form.tsx'
import { FormActions } from '#web/ui/form-actions.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { type AskPasskey, PasskeyProof } from './passkey-proof.tsx'
import { settingFormClass } from './setting.tsx'

type Change = { email: string; currentPassword?: string; ask?: AskPasskey }

/** Asks for another address, and for the password or a passkey. It changes the profile: all other fields are sent unchanged. */
export function EmailForm({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [isSame, setIsSame] = useState(false)
  const queries = useQueryClient()
  const change = useSingleFlightMutation({
    mutationFn: async ({ email, currentPassword, ask }: Change) => {
      const { firstName, lastName, title, aboutMe } = user
      const proof = ask ? { passkey: await ask() } : { currentPassword }
      const body = { firstName, lastName, title, aboutMe, email, ...proof }
      await call(rows.updateUser, { id: user.id, body, credentials: 'include' })
      await invalidate(queries, { queryKey: currentUserKey })
    },
    onSuccess: () => {
      showToast.success(profileSavedButEmail)
      onClose()
    },
  })
  useEffect(() => focusField(form.current, 'email'), [])
  const refused = change.error instanceof Refusal ? change.error : undefined
  const { email: emailError, currentPassword: passwordError } = refused?.fields ?? {}

  const send = ({ email: typed, ...proof }: Change) => {
    const email = typed.trim()
    setIsSame(email === user.email)
    if (email !== user.email) change.mutate({ email, ...proof })
  }
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { email = '', currentPassword = '' } = formTextValues(event.currentTarget)
    send({ email, currentPassword })
  }
  const sendWithPasskey = (ask: AskPasskey) => {
    if (!form.current) return
    const { email = '' } = formTextValues(form.current)
    if (email.trim() === '') return focusField(form.current, 'email')
    send({ email, ask })
  }

  return (
    <Form className={settingFormClass} ref={form} onSubmit={submit}>
      <TextField
        label={t.newEmail}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={isSame ? t.emailUnchanged : emailError}
        maxLength={limits.maxEmailLength}
      />
      <PasswordField
        label={t.currentPassword}
        name="currentPassword"
        autoComplete="current-password"
        required
        hint={t.passwordForEmail}
        error={passwordError}
        maxLength={limits.maxPasswordLength}
      />
      {change.error && !isCancelled(change.error) && !emailError && !passwordError && (
        <Note kind="error">{refused?.sentence ?? t.emailNotChanged}</Note>
      )}
      <PasskeyProof isBusy={change.isPending} onAsk={sendWithPasskey} />
      <FormActions>
        <Button onClick={onClose}>{ui.cancel}</Button>
        <Button look="primary" type="submit" isBusy={change.isPending}>
          {t.changeEmail}
        </Button>
      </FormActions>
    </Form>
  )
}
