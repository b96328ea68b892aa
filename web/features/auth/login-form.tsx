import { useRef, useState } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import { signUp } from '#texts/app.ts'
import * as t from '#texts/auth.ts'
import * as messages from '#texts/messages.ts'
import { call } from '#web/api/call.ts'
import { Refusal, refusedFieldsOf } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, formTextValues } from '#web/ui/form.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { linkClass, PrefetchLink } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { smallMutedClass } from '#web/ui/text.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import styles from './login-form.module.css'
import { OrLine } from './or-line.tsx'
import { arePasskeysPossible } from './passkeys-possible.ts'
import { requestReset, requestResetFailureMessage } from './request-reset.ts'
import { useEnter } from './use-enter.ts'
import { useOfferReturn } from './use-offer-return.ts'

const PasskeyEntry = lazyPart(() => import('./passkey-entry.tsx'), 'PasskeyEntry')

const ProviderEntry = lazyPart(() => import('./provider-entry.tsx'), 'ProviderEntry')

type Outcome = { kind: 'error' | 'success'; sentence: string }

type Props = {
  /** Called with the sign-in's ticket when the password was right and a second factor is needed. */
  onSecondFactor: (ticket: string) => void
}

export function LoginForm({ onSecondFactor }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const login = useLogin()
  const reset = useSingleFlightMutation({ mutationFn: requestReset })
  const [outcome, setOutcome] = useState<Outcome>()

  const offerReturn = useOfferReturn()
  const isHydrated = useIsHydrated()
  const arePossible = isHydrated && arePasskeysPossible()

  const refuse = (failure: Error) => {
    const { ticket } = refusedFieldsOf(failure)
    if (ticket) return onSecondFactor(ticket)
    if (!offerReturn(failure)) setOutcome({ kind: 'error', sentence: loginFailureMessage(failure) })
  }

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setOutcome(undefined)
    const { email = '', password = '' } = formTextValues(event.currentTarget)
    login.mutate({ email: email.trim(), password }, { onError: refuse })
  }

  const sendReset = () => {
    const email = form.current ? formTextValues(form.current).email?.trim() : ''
    if (!email) return setOutcome({ kind: 'error', sentence: messages.resetNeedsEmail })
    setOutcome(undefined)
    reset.mutate(email, {
      onSuccess: () => setOutcome({ kind: 'success', sentence: messages.resetSent }),
      onError: failure => setOutcome({ kind: 'error', sentence: requestResetFailureMessage(failure) }),
    })
  }

  return (
    <Form ref={form} onSubmit={submit}>
      <TextField
        label={t.email}
        name="email"
        type="email"
        autoComplete="username webauthn"
        required
        data-autofocus
      />
      <div className={styles.password}>
        <PasswordField label={t.password} name="password" autoComplete="current-password" required />
      </div>
      {outcome && <Note kind={outcome.kind}>{outcome.sentence}</Note>}
      <Button look="primary" isLarge type="submit" isBusy={login.isPending}>
        {t.login}
      </Button>
      {/* If there is room, it is shown beside the password's label. In the focus order it comes after the form, because Enter
          must log in and not request a mail. */}
      <button
        type="button"
        className={`${linkClass} ${styles.forgot}`}
        aria-busy={reset.isPending || undefined}
        onClick={sendReset}
      >
        {t.forgotPassword}
      </button>
      {arePossible && (
        <PasskeyEntry or={<OrLine />} onStart={() => setOutcome(undefined)} onFailure={refuse} />
      )}
      {isHydrated && (
        <ProviderEntry or={<OrLine />} onStart={() => setOutcome(undefined)} onFailure={refuse} />
      )}
      <p className={smallMutedClass}>
        {t.newAtTheTable(
          <PrefetchLink key="link" className={linkClass} to={pageUrls.signup}>
            {signUp}
          </PrefetchLink>,
        )}
      </p>
    </Form>
  )
}

type Credentials = { email: string; password: string }

function useLogin() {
  const enter = useEnter()
  return useSingleFlightMutation({
    mutationFn: (body: Credentials) => call(rows.login, { body }),
    onSuccess: ({ access_token }) => enter(access_token),
  })
}

function loginFailureMessage(failure: Error): string {
  if (!(failure instanceof Refusal)) return messages.loginFailed
  return failure.sentence ?? messages.invalidCredentials
}
