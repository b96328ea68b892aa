import * as rows from '#contract/rows.ts'
import { sendAgainFailed } from '#texts/auth.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'

/** Sends a new verification link, if the address has an account and is not verified yet. */
export const requestVerification = (email: string) => call(rows.resendVerification, { body: { email } })

export const requestVerificationFailureMessage = (failure: Error): string =>
  (failure instanceof Refusal && failure.sentence) || sendAgainFailed
