import { useId } from 'react'
import * as limits from '#contract/limits.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/second-factor.ts'
import * as ui from '#texts/ui.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { isCancelled } from '#web/features/auth/passkey-failure.ts'
import { useCurrentUser } from '#web/features/users/use-current-user.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, dialogTextClass } from '#web/ui/dialog.tsx'
import { Form, formTextValues } from '#web/ui/form.tsx'
import { FormActions } from '#web/ui/form-actions.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import type { ProofProps } from './factor-owner.ts'
import { type AskPasskey, PasskeyProof } from './passkey-proof.tsx'

/** Asks for the password again, or for a passkey instead. */
export function ProofDialog({ onProved, onClose }: ProofProps) {
  const titleId = useId()
  const { data: user } = useCurrentUser()
  const prove = useSingleFlightMutation({
    mutationFn: (currentPassword: string) => call(rows.proveOwner, { body: { currentPassword } }),
    onSuccess: onProved,
  })
  const provePasskey = useSingleFlightMutation({
    mutationFn: async (ask: AskPasskey) => call(rows.provePasskey, { body: await ask() }),
    onSuccess: onProved,
  })
  const notProved = provePasskey.error && !isCancelled(provePasskey.error) ? provePasskey.error : undefined
  const failure = prove.error ?? notProved
  const refused = failure instanceof Refusal ? failure : undefined
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    provePasskey.reset()
    prove.mutate(formTextValues(event.currentTarget).currentPassword ?? '')
  }
  return (
    <Dialog titleId={titleId} isSmall onClose={onClose}>
      <h2 id={titleId}>{t.proofTitle}</h2>
      <p className={dialogTextClass}>{t.proofText}</p>
      <Form onSubmit={submit}>
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          label={t.passwordNow}
          name="currentPassword"
          autoComplete="current-password"
          required
          data-autofocus
          error={refused?.fields.currentPassword}
          maxLength={limits.maxPasswordLength}
        />
        {failure && !refused?.fields.currentPassword && (
          <Note kind="error">{refused?.sentence ?? t.failed}</Note>
        )}
        <PasskeyProof
          isBusy={provePasskey.isPending}
          onAsk={ask => {
            prove.reset()
            provePasskey.mutate(ask)
          }}
        />
        <FormActions>
          <Button onClick={onClose}>{ui.cancel}</Button>
          <Button look="primary" type="submit" isBusy={prove.isPending}>
            {t.goOn}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  )
}
