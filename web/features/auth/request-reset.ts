import * as rows from '#contract/rows.ts'
import * as messages from '#texts/messages.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'

/** Sends a link to choose a new password, if the address has an account. */
export const requestReset = (email: string) => call(rows.requestReset, { body: { email } })

export function requestResetFailureMessage(failure: Error): string {
  if (!(failure instanceof Refusal)) return messages.resetFailed
  return failure.sentence ?? messages.resetRefused
}
