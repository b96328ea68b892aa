import { authMessages } from '#contract/messages.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useAct } from '#web/api/use-act.ts'

export const useRequestReset = () =>
  useAct({ mutationFn: (email: string) => call('POST', '/auth/reset-password', { body: { email } }) })

export function requestResetFailure(failure: Error): string {
  if (!(failure instanceof Refusal)) return authMessages.resetFailed
  return failure.sentence ?? authMessages.resetRefused
}
