import * as limits from '#contract/limits.ts'
import * as t from '#texts/auth.ts'
import * as messages from '#texts/messages.ts'
import { formTextValues } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

const names = ['password', 'confirmPassword'] as const
type Name = (typeof names)[number]
export type PasswordErrors = Partial<Record<Name, string>>

/** The minimum length of a password, and the sentence for a shorter one. */
type PasswordRule = { minLength: number; tooShort: string }

const ruleForMembers = { minLength: limits.minPasswordLength, tooShort: messages.passwordTooShort }

type Props = {
  /** The errors found on submit. Afterwards each field is validated when it loses the focus. */
  errors: PasswordErrors
  onErrors: (errors: PasswordErrors) => void
  rule?: PasswordRule
}

/**
 * A password and its confirmation. An error appears once a field has lost the focus, never while it is being typed. Only the form
 * holds the typed text: a React state would start empty and delete what was typed before hydration.
 */
export function NewPasswordFields({ errors, onErrors, rule = ruleForMembers }: Props) {
  /** Keeps the shown errors that still apply, and adds the error of the field that was left. */
  const update = ({ form, name, value }: HTMLInputElement, { isLeft }: { isLeft: boolean }) => {
    const found = form ? passwordErrors(formTextValues(form), rule) : {}
    const shown = names.filter(one => errors[one] || (isLeft && one === name && value !== ''))
    onErrors(Object.fromEntries(shown.flatMap(one => (found[one] ? [[one, found[one]]] : []))))
  }
  const fieldProps = (name: Name) => ({
    name,
    autoComplete: 'new-password',
    required: true,
    error: errors[name],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => update(event.target, { isLeft: false }),
    onBlur: (event: React.FocusEvent<HTMLInputElement>) => update(event.target, { isLeft: true }),
  })
  return (
    <>
      <PasswordField
        label={t.password}
        hint={t.atLeastCharacters(rule.minLength)}
        {...fieldProps('password')}
      />
      <PasswordField label={t.confirmPassword} {...fieldProps('confirmPassword')} />
    </>
  )
}

/** Returns the errors of the two rules for a new password, each at its own field. */
export function passwordErrors(
  { password = '', confirmPassword = '' }: Partial<Record<Name, string>>,
  { minLength, tooShort }: PasswordRule = ruleForMembers,
): PasswordErrors {
  return {
    ...(password.length < minLength && { password: tooShort }),
    ...(password !== confirmPassword && { confirmPassword: messages.passwordsDiffer }),
  }
}
