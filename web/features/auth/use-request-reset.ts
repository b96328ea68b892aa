import { authMessages } from '#contract/messages.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'

export const useRequestReset = () =>
  useSingleFlightMutation({
    mutationFn: (email: string) => call(rows.requestReset, { body: { email } }),
  })

export function requestResetFailureMessage(failure: Error): string {
  if (!(failure instanceof Refusal)) return authMessages.resetFailed
  return failure.sentence ?? authMessages.resetRefused
}
