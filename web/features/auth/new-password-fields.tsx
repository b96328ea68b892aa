import { type FocusEvent, useState } from 'react'
import * as limits from '#contract/limits.ts'
import * as authMessages from '#texts/messages/auth.ts'
import * as t from '#texts/new-password.ts'
import { PasswordField } from '#web/ui/password-field.tsx'

type Props = {
  /** The errors found on submit; afterwards each field is validated when it loses the focus. */
  errors: PasswordErrors
  onErrors: (errors: PasswordErrors) => void
}

/** A password and its confirmation. An error is shown once a field has lost the focus, never while it is being typed. */
export function NewPasswordFields({ errors, onErrors }: Props) {
  const [password, setPassword] = useState('')
  const [confirmPassword, setConfirmPassword] = useState('')
  const currentErrors = passwordErrors(password, confirmPassword)
  const errorsAfterBlur = (name: keyof PasswordErrors): PasswordErrors => {
    const { [name]: _, ...rest } = errors
    return { ...rest, ...(currentErrors[name] && { [name]: currentErrors[name] }) }
  }
  const validateOnBlur = (name: keyof PasswordErrors) => (event: FocusEvent<HTMLInputElement>) => {
    if (event.currentTarget.value !== '') onErrors(errorsAfterBlur(name))
  }
  return (
    <>
      <PasswordField
        label={t.password}
        name="password"
        autoComplete="new-password"
        required
        hint={t.atLeastCharacters(limits.minPasswordLength)}
        error={errors.password && currentErrors.password}
        value={password}
        onChange={event => setPassword(event.target.value)}
        onBlur={validateOnBlur('password')}
      />
      <PasswordField
        label={t.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors.confirmPassword && currentErrors.confirmPassword}
        value={confirmPassword}
        onChange={event => setConfirmPassword(event.target.value)}
        onBlur={validateOnBlur('confirmPassword')}
      />
    </>
  )
}

export type PasswordErrors = { password?: string; confirmPassword?: string }

/** The two rules for a new password, each reported at its own field. */
export function passwordErrors(password: string, confirmPassword: string): PasswordErrors {
  return {
    ...(password.length < limits.minPasswordLength && { password: authMessages.passwordTooShort }),
    ...(password !== confirmPassword && { confirmPassword: authMessages.passwordsDiffer }),
  }
}
