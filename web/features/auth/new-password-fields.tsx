import * as limits from '#contract/limits.ts'
import * as t from '#texts/auth.ts'
import * as messages from '#texts/messages.ts'
import { formTextValues } from '#web/ui/form.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'

const names = ['password', 'confirmPassword'] as const
type Name = (typeof names)[number]
export type PasswordErrors = Partial<Record<Name, string>>

/** How long a password has to be, and the sentence for one that is shorter. */
type PasswordRule = { minLength: number; tooShort: string }

const ruleForMembers = { minLength: limits.minPasswordLength, tooShort: messages.passwordTooShort }

type Props = {
  /** The errors found on submit; afterwards each field is validated when it loses the focus. */
  errors: PasswordErrors
  onErrors: (errors: PasswordErrors) => void
  rule?: PasswordRule
}

/**
 * A password and its confirmation. An error is shown once a field has lost the focus, never while it is being typed. The
 * form alone holds what is typed: a state would start empty where something was typed before hydration, and take it away.
 */
export function NewPasswordFields({ errors, onErrors, rule = ruleForMembers }: Props) {
  /** Of what is shown, what still holds, and of the field that was left, what was found. */
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

/** The two rules for a new password, each reported at its own field. */
export function passwordErrors(
  { password = '', confirmPassword = '' }: Partial<Record<Name, string>>,
  { minLength, tooShort }: PasswordRule = ruleForMembers,
): PasswordErrors {
  return {
    ...(password.length < minLength && { password: tooShort }),
    ...(password !== confirmPassword && { confirmPassword: messages.passwordsDiffer }),
  }
}
