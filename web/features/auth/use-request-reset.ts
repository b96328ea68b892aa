import { useMutation } from '@tanstack/react-query'
import { authMessages } from '#contract/messages.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'

export const useRequestReset = () =>
  useMutation({ mutationFn: (email: string) => call('POST', '/auth/reset-password', { body: { email } }) })

export function requestResetFailure(failure: Error): string {
  if (!(failure instanceof Refusal)) return authMessages.resetFailed
  return failure.sentence ?? authMessages.resetRefused
}
