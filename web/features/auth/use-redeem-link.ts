import * as rows from '#contract/rows.ts'
import * as t from '#texts/redeem-link.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'

type NewPassword = { token: string; password: string; confirmPassword: string }

export const useConfirmReset = () =>
  useSingleFlightMutation({
    mutationFn: (body: NewPassword) => call(rows.confirmReset, { body }),
  })

export const useVerifyEmail = () =>
  useSingleFlightMutation({
    mutationFn: (token: string) => call(rows.verifyEmail, { body: { token } }),
  })

/** Whether the link is at fault, used or expired: trying again would be in vain. */
export const isDeadLink = (failure: Error | null): boolean =>
  failure instanceof Refusal && failure.status === 400 && !failure.fields.password

export const redeemFailureMessage = (failure: Error): string =>
  (failure instanceof Refusal && failure.sentence) || t.linkNotChecked
