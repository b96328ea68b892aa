import { authMessages } from '#contract/messages.ts'
import * as rows from '#contract/rows.ts'
import { callForResponse } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'

export type SignupInput = { username: string; email: string; password: string; confirmPassword: string }

const statusCreated = 201

export const useSignup = () =>
  useSingleFlightMutation({
    mutationFn: async (input: SignupInput) => {
      const body = { ...input, firstName: input.username }
      const { status } = await callForResponse(rows.signup, { body })
      if (status !== statusCreated) throw new Refusal(status, authMessages.signupFailed)
    },
  })

export const isEmailTaken = (failure: Error): boolean =>
  failure instanceof Refusal && failure.sentence?.includes(authMessages.emailTaken) === true

export function signupFailureMessage(failure: Error): string {
  if (isEmailTaken(failure)) return authMessages.signupEmailInUse
  return (failure instanceof Refusal && failure.sentence) || authMessages.signupFailed
}
