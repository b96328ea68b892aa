import { authMessages } from '#contract/messages.ts'
import { callForAnswer } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useAct } from '#web/api/use-act.ts'

export type Newcomer = { username: string; email: string; password: string; confirmPassword: string }

const created = 201

export const useSignup = () =>
  useAct({
    mutationFn: async (newcomer: Newcomer) => {
      const body = { ...newcomer, firstName: newcomer.username }
      const { status } = await callForAnswer('POST', '/api/auth/signup', { body })
      if (status !== created) throw new Refusal(status, authMessages.signupFailed)
    },
  })

export const isEmailTaken = (failure: Error): boolean =>
  failure instanceof Refusal && failure.sentence?.includes(authMessages.emailTaken) === true

export function signupFailure(failure: Error): string {
  if (isEmailTaken(failure)) return authMessages.signupEmailInUse
  return (failure instanceof Refusal && failure.sentence) || authMessages.signupFailed
}
