import { Refusal } from '#server/platform/http/problems.ts'
import * as t from '#texts/auth.ts'
import * as messages from '#texts/messages.ts'

export const wrongCredentials = () => new Refusal('invalid_credentials', messages.invalidCredentials)

type Account = { status: string; emailVerifiedAt: Date | null }

/** Returns why a suspended or unverified account is refused, if it is. Ask only after the right password: guesses must reveal nothing. */
export function signInRefusal(account: Account, isVerificationRequired: boolean): Refusal | undefined {
  if (account.status === 'suspended') {
    return new Refusal('account_suspended', t.suspended)
  }
  if (isVerificationRequired && account.emailVerifiedAt === null) {
    return new Refusal('email_unverified', t.verifyFirst)
  }
  return undefined
}
