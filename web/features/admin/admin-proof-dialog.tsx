import { useId } from 'react'
import * as limits from '#contract/limits.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/second-factor.ts'
import * as ui from '#texts/ui.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import type { ProofProps } from '#web/features/security/factor-owner.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, dialogTextClass } from '#web/ui/dialog.tsx'
import { Form, formTextValues } from '#web/ui/form.tsx'
import { FormActions } from '#web/ui/form-actions.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

/** Asks an administrator for the password again. */
export function AdminProofDialog({ onProved, onClose }: ProofProps) {
  const titleId = useId()
  const prove = useSingleFlightMutation({
    mutationFn: (currentPassword: string) => call(rows.proveAdmin, { body: { currentPassword } }),
    onSuccess: onProved,
  })
  const refused = prove.error instanceof Refusal ? prove.error : undefined
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    prove.mutate(formTextValues(event.currentTarget).currentPassword ?? '')
  }
  return (
    <Dialog titleId={titleId} isSmall onClose={onClose}>
      <h2 id={titleId}>{t.proofTitle}</h2>
      <p className={dialogTextClass}>{t.proofText}</p>
      <Form onSubmit={submit}>
        <PasswordField
          label={t.passwordNow}
          name="currentPassword"
          autoComplete="current-password"
          required
          data-autofocus
          error={refused?.fields.currentPassword}
          maxLength={limits.maxPasswordLength}
        />
        {prove.error && !refused?.fields.currentPassword && (
          <Note kind="error">{refused?.sentence ?? t.failed}</Note>
        )}
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
