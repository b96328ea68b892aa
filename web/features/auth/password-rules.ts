import { limits } from '#contract/limits.ts'
import { authMessages } from '#contract/messages.ts'

export type PasswordErrors = { password?: string; confirmPassword?: string }

/** The two rules for a new password, each told at the field it belongs to. */
export function passwordErrors(password: string, confirmPassword: string): PasswordErrors {
  return {
    ...(password.length < limits.minPasswordLength && { password: authMessages.passwordTooShort }),
    ...(password !== confirmPassword && { confirmPassword: authMessages.passwordsDiffer }),
  }
}
