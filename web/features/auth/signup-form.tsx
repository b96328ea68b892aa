import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import * as limits from '#contract/limits.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import { logIn } from '#texts/app.ts'
import * as t from '#texts/auth.ts'
import * as messages from '#texts/messages.ts'
import { callForResponse } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { focusFirstError } from '#web/ui/focus/focus-field.ts'
import { Form, formTextValues } from '#web/ui/form.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { linkClass, PrefetchLink } from '#web/ui/link.tsx'
import { Note } from '#web/ui/note.tsx'
import { smallMutedClass } from '#web/ui/text.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { NewPasswordFields, type PasswordErrors, passwordErrors } from './new-password-fields.tsx'
import { OrLine } from './or-line.tsx'

const ProviderEntry = lazyPart(() => import('./provider-entry.tsx'), 'ProviderEntry')

export function SignupForm() {
  const isHydrated = useIsHydrated()
  const [providerFailure, setProviderFailure] = useState<Error>()
  const signup = useSignup()
  const [errors, setErrors] = useState<PasswordErrors>({})
  useRedirectToLogin(signup.isSuccess)
  const refused = refusedFields(signup.error)

  const submit = (event: React.SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const {
      username = '',
      email = '',
      password = '',
      confirmPassword = '',
    } = formTextValues(event.currentTarget)
    const found = passwordErrors({ password, confirmPassword })
    setErrors(found)
    const form = event.currentTarget
    if (focusFirstError(form, found)) return
    signup.mutate(
      { username: username.trim(), email: email.trim(), password, confirmPassword },
      { onError: failure => focusFirstError(form, refusedFields(failure)) },
    )
  }

  return (
    // A new key after success empties the form.
    <Form key={String(signup.isSuccess)} onSubmit={submit}>
      <TextField
        label={t.username}
        name="username"
        autoComplete="nickname"
        required
        maxLength={limits.maxNameLength}
        error={refused.username}
      />
      <TextField
        label={t.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        error={refused.email}
      />
      <NewPasswordFields errors={errors} onErrors={setErrors} />
      {signup.isError && !isSaidAtField(signup.error) && (
        <Note kind="error">
          {signupFailureMessage(signup.error)}{' '}
          {isEmailTaken(signup.error) && (
            <PrefetchLink className={linkClass} to={pageUrls.login}>
              {logIn}
            </PrefetchLink>
          )}
        </Note>
      )}
      {signup.isSuccess && (
        <Note kind="success">
          {messages.signedUp}{' '}
          <PrefetchLink className={linkClass} to={pageUrls.login}>
            {t.logInNow}
          </PrefetchLink>
        </Note>
      )}
      <Button look="primary" isLarge type="submit" isBusy={signup.isPending}>
        {t.createAccount}
      </Button>
      {isHydrated && (
        <ProviderEntry
          or={<OrLine />}
          onStart={() => setProviderFailure(undefined)}
          onFailure={setProviderFailure}
        />
      )}
      {providerFailure && <Note kind="error">{signupFailureMessage(providerFailure)}</Note>}
      <p className={smallMutedClass}>
        {t.alreadySeated(
          <PrefetchLink key="link" className={linkClass} to={pageUrls.login}>
            {t.signIn}
          </PrefetchLink>,
        )}
      </p>
    </Form>
  )
}

/** Leaves time to read the banner, then goes to the login page. */
function useRedirectToLogin(isSignedUp: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isSignedUp) return
    const timer = setTimeout(() => navigate(pageUrls.login), limits.signupRedirectMs)
    return () => clearTimeout(timer)
  }, [isSignedUp, navigate])
}

type SignupInput = { username: string; email: string; password: string; confirmPassword: string }

const statusCreated = 201

const useSignup = () =>
  useSingleFlightMutation({
    mutationFn: async (input: SignupInput) => {
      const body = { ...input, firstName: input.username }
      const { status } = await callForResponse(rows.signup, { body })
      if (status !== statusCreated) throw new Refusal(status, messages.signupFailed)
    },
  })

const isEmailTaken = (failure: Error | null): boolean =>
  failure instanceof Refusal && failure.sentence?.includes(messages.emailTaken) === true

function signupFailureMessage(failure: Error): string {
  if (isEmailTaken(failure)) return messages.signupEmailInUse
  return (failure instanceof Refusal && failure.sentence) || messages.signupFailed
}

type RefusedFields = { username?: string | undefined; email?: string | undefined }

/**
 * Returns what the server says about one of these fields, to be shown at that field. An address that already has an account is
 * reported above the button instead, with the way to log in.
 */
function refusedFields(failure: Error | null): RefusedFields {
  if (!(failure instanceof Refusal) || isEmailTaken(failure)) return {}
  return { username: failure.fields.username, email: failure.fields.email }
}

const isSaidAtField = (failure: Error): boolean =>
  Object.values(refusedFields(failure)).includes(signupFailureMessage(failure))
