import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/login-form.ts'
import * as authMessages from '#texts/messages/auth.ts'
import { signUp } from '#texts/navigation.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { storeToken } from '#web/api/session.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Form, formTextValues } from '#web/ui/form.tsx'
import { linkClass, PrefetchLink } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { requestReset, requestResetFailureMessage } from './request-reset.ts'

type Outcome = { kind: 'error' | 'success'; sentence: string }

export function LoginForm() {
  const form = useRef<HTMLFormElement>(null)
  const login = useLogin()
  const reset = useSingleFlightMutation({ mutationFn: requestReset })
  const [outcome, setOutcome] = useState<Outcome>()

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setOutcome(undefined)
    const { email = '', password = '' } = formTextValues(event.currentTarget)
    login.mutate(
      { email: email.trim(), password },
      { onError: failure => setOutcome({ kind: 'error', sentence: loginFailureMessage(failure) }) },
    )
  }

  const sendReset = () => {
    const email = form.current ? formTextValues(form.current).email?.trim() : ''
    if (!email) return setOutcome({ kind: 'error', sentence: authMessages.resetNeedsEmail })
    setOutcome(undefined)
    reset.mutate(email, {
      onSuccess: () => setOutcome({ kind: 'success', sentence: authMessages.resetSent }),
      onError: failure => setOutcome({ kind: 'error', sentence: requestResetFailureMessage(failure) }),
    })
  }

  return (
    <Form className="grid gap-5" ref={form} onSubmit={submit}>
      <TextField label={t.email} name="email" type="email" autoComplete="username" required data-autofocus />
      <div className="col-start-1 row-start-2">
        <PasswordField label={t.password} name="password" autoComplete="current-password" required />
      </div>
      {outcome && <Note kind={outcome.kind}>{outcome.sentence}</Note>}
      <Button look="primary" isLarge type="submit" isBusy={login.isPending}>
        {t.login}
      </Button>
      {/* Seen beside the password's label where there is room, but reached after the form is filled in: Enter must log in, not ask for a mail. */}
      <button
        type="button"
        className={`${linkClass} justify-self-end text-sm min-[24rem]:col-start-1 min-[24rem]:row-start-2 min-[24rem]:self-start`}
        aria-busy={reset.isPending || undefined}
        onClick={sendReset}
      >
        {t.forgotPassword}
      </button>
      <p className="text-sm text-ink-2">
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

/** Success stores the token and goes to the recipes; data cached for an anonymous visitor or another user is dropped. */
function useLogin() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useSingleFlightMutation({
    mutationFn: (body: Credentials) => call(rows.login, { body }),
    onSuccess: ({ access_token }) => {
      queries.clear()
      storeToken('user', access_token)
      navigate(pageUrls.recipes)
    },
  })
}

function loginFailureMessage(failure: Error): string {
  if (!(failure instanceof Refusal)) return authMessages.loginFailed
  return failure.sentence ?? authMessages.invalidCredentials
}
