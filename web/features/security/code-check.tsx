import { useRef } from 'react'
import * as limits from '#contract/limits.ts'
import * as t from '#texts/second-factor.ts'
import { Refusal } from '#web/api/failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { Form, formTextValues } from '#web/ui/form.tsx'
import { codeDigitsClass, inputClass } from '#web/ui/input.ts'
import { Note } from '#web/ui/note.tsx'
import styles from './code-check.module.css'
import type { FactorOwner } from './factor-owner.ts'
import { useProvenMutation } from './use-proven-mutation.tsx'

type Props = { owner: FactorOwner; onConfirmed: (recoveryCodes: string[]) => void }

/** Asks for six digits, to check that the app has the key. */
export function CodeCheck({ owner, onConfirmed }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const check = useProvenMutation({
    act: async () => {
      const code = form.current ? formTextValues(form.current).code : undefined
      return owner.confirm(code ?? '')
    },
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    Proof: owner.Proof,
    onFailure: () => focusField(form.current, 'code'),
  })
  const refused = check.failure instanceof Refusal ? check.failure : undefined
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    check.run()
  }
  return (
    <>
      <Form className={styles.root} ref={form} onSubmit={submit}>
        <Field label={t.sixDigits} hint={t.changeEvery} error={refused?.fields.code}>
          {control => (
            <input
              {...control}
              className={`${inputClass} ${codeDigitsClass} ${styles.digits}`}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              maxLength={limits.maxCodeLength}
            />
          )}
        </Field>
        {check.failure && !refused?.fields.code && <Note kind="error">{refused?.sentence ?? t.failed}</Note>}
        <Button look="primary" type="submit" isBusy={check.isPending}>
          {t.checkIt}
        </Button>
      </Form>
      {check.proof}
    </>
  )
}
