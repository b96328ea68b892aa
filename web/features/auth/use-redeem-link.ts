import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useAct } from '#web/api/use-act.ts'

type NewPassword = { token: string; password: string; confirmPassword: string }

export const useConfirmReset = () =>
  useAct({
    mutationFn: (body: NewPassword) => call('POST', '/api/auth/reset-password/confirm', { body }),
  })

export const useVerifyEmail = () =>
  useAct({ mutationFn: (token: string) => call('POST', '/api/auth/verify-email', { body: { token } }) })

export const redeemFailure = (failure: Error): string =>
  (failure instanceof Refusal && failure.sentence) ||
  'The link could not be checked. Look at your connection and try again.'
