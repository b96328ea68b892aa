import { useEffect, useRef, useState } from 'react'
import * as rows from '#contract/rows.ts'
import * as messages from '#texts/messages.ts'
import * as t from '#texts/second-factor.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { CodeField, codeFieldName } from '#web/features/auth/code-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { Form, formTextValues } from '#web/ui/form.tsx'
import { Note } from '#web/ui/note.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { useAdminEnter } from './use-admin-enter.ts'

type Props = { ticket: string; onShown: () => void; onBack: () => void }

/** The step after an administrator's password was right: six digits, which are sent as soon as they are complete, or a recovery code. */
export function AdminSecondStep({ ticket, onShown, onBack }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [isRecovery, setIsRecovery] = useState(false)
  const enter = useAdminEnter()
  const field = codeFieldName(isRecovery)
  const finish = useSingleFlightMutation({
    mutationFn: (code: string) =>
      call(rows.adminSigninSecondFactor, { realm: 'admin', body: { ticket, code } }),
    onSuccess: ({ access_token, recoveryCodesLeft }) => {
      if (recoveryCodesLeft !== undefined) showToast.success(t.codesLeft(recoveryCodesLeft))
      enter(access_token)
    },
    onError: () => focusField(form.current, field),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the part appears
  useEffect(onShown, [])
  useEffect(() => focusField(form.current, field), [field])
  const refused = finish.error instanceof Refusal ? finish.error : undefined
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    finish.mutate(formTextValues(event.currentTarget)[field] ?? '')
  }
  const toggle = () => {
    finish.reset()
    setIsRecovery(!isRecovery)
  }
  return (
    <Form ref={form} onSubmit={submit}>
      <CodeField
        isRecovery={isRecovery}
        error={refused?.fields.code}
        onDigits={digits => finish.mutate(digits)}
      />
      {finish.isError && !refused?.fields.code && (
        <Note kind="error">{refused?.sentence ?? messages.loginFailed}</Note>
      )}
      {refused?.status === 400 ? (
        <Button look="primary" isLarge onClick={onBack}>
          {t.logInAgain}
        </Button>
      ) : (
        <Button look="primary" isLarge type="submit" isBusy={finish.isPending}>
          {t.comeIn}
        </Button>
      )}
      <Button onClick={toggle}>{isRecovery ? t.useDigits : t.useRecoveryCode}</Button>
    </Form>
  )
}
