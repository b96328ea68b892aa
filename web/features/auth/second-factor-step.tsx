import { useEffect, useRef, useState } from 'react'
import * as rows from '#contract/rows.ts'
import * as messages from '#texts/messages.ts'
import { haveNeither, notAsked } from '#texts/recovery.ts'
import * as t from '#texts/second-factor.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { focusField } from '#web/ui/focus/focus-field.ts'
import { Form, formTextValues } from '#web/ui/form.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Note } from '#web/ui/note.tsx'
import { showToast } from '#web/ui/toast-queue.ts'
import { CodeField, codeFieldName } from './code-field.tsx'
import { OrLine } from './or-line.tsx'
import { arePasskeysPossible } from './passkeys-possible.ts'
import { useEnter } from './use-enter.ts'
import { useOfferReturn } from './use-offer-return.ts'

const PasskeyEntry = lazyPart(() => import('./passkey-entry.tsx'), 'PasskeyEntry')

type Props = { ticket: string; onShown: () => void; onBack: () => void }

/** The step after the right password: six digits, a recovery code, or a passkey. Six digits are sent as soon as they are complete. */
export function SecondFactorStep({ ticket, onShown, onBack }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [isRecovery, setIsRecovery] = useState(false)
  const [notEntered, setNotEntered] = useState<Error>()
  const enter = useEnter()
  const offerReturn = useOfferReturn()
  const finish = useSingleFlightMutation({
    mutationFn: (code: string) => call(rows.loginSecondFactor, { body: { ticket, code } }),
    onSuccess: ({ access_token, recoveryCodesLeft }) => {
      if (recoveryCodesLeft !== undefined) showToast.success(t.codesLeft(recoveryCodesLeft))
      enter(access_token)
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the part appears
  useEffect(onShown, [])
  const field = codeFieldName(isRecovery)
  useEffect(() => focusField(form.current, field), [field])
  const refused = finish.error instanceof Refusal ? finish.error : undefined
  const isExpired = refused?.status === 400

  const send = (code: string) => {
    setNotEntered(undefined)
    finish.mutate(code, { onError: failure => offerReturn(failure) || focusField(form.current, field) })
  }
  const askRecovery = useSingleFlightMutation({
    mutationFn: () => call(rows.askRecovery, { body: { ticket } }),
  })
  const startPasskey = () => {
    finish.reset()
    setNotEntered(undefined)
  }
  const refusePasskey = (failure: Error) => {
    if (!offerReturn(failure)) setNotEntered(failure)
  }
  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    send(formTextValues(event.currentTarget)[field] ?? '')
  }
  const toggle = () => {
    finish.reset()
    setNotEntered(undefined)
    setIsRecovery(!isRecovery)
  }
  return (
    <Form ref={form} onSubmit={submit}>
      <CodeField isRecovery={isRecovery} error={refused?.fields.code} onDigits={send} />
      {finish.isError && !refused?.fields.code && (
        <Note kind="error">{refused?.sentence ?? messages.loginFailed}</Note>
      )}
      {notEntered && (
        <Note kind="error">{notEntered instanceof Refusal ? notEntered.sentence : messages.loginFailed}</Note>
      )}
      {isExpired ? (
        <Button look="primary" isLarge onClick={onBack}>
          {t.logInAgain}
        </Button>
      ) : (
        <Button look="primary" isLarge type="submit" isBusy={finish.isPending}>
          {t.comeIn}
        </Button>
      )}
      <OrLine />
      <Button onClick={toggle}>{isRecovery ? t.useDigits : t.useRecoveryCode}</Button>
      {isRecovery && <LostFactor ask={askRecovery} />}
      {arePasskeysPossible() && (
        <PasskeyEntry isSecondStep onStart={startPasskey} onFailure={refusePasskey} />
      )}
    </Form>
  )
}

type Asking = {
  data: { message: string } | undefined
  error: Error | null
  isPending: boolean
  mutate: () => void
}

/** For a member who has lost the recovery codes, too. */
function LostFactor({ ask: { data, error, isPending, mutate } }: { ask: Asking }) {
  if (data) return <Note kind="success">{data.message}</Note>
  return (
    <>
      {error && <Note kind="error">{(error instanceof Refusal && error.sentence) || notAsked}</Note>}
      <Button look="text" isBusy={isPending} onClick={() => mutate()}>
        {haveNeither}
      </Button>
    </>
  )
}
