import { useQueryClient } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/auth.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { dropSession } from './drop-session.ts'

type NewPassword = { token: string; password: string; confirmPassword: string }

export function useConfirmReset() {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: (body: NewPassword) => call(rows.confirmReset, { body }),
    onSuccess: () => dropSession(queries),
  })
}

export const useVerifyEmail = () =>
  useSingleFlightMutation({
    mutationFn: (token: string) => call(rows.verifyEmail, { body: { token } }),
  })

/** Checks whether the link itself is invalid (used or expired), rather than a typed field. Trying again would then be useless. */
export const isDeadLink = (failure: Error | null): boolean =>
  failure instanceof Refusal && failure.status === 400 && !failure.fields.password && !failure.fields.email

export const redeemFailureMessage = (failure: Error): string =>
  (failure instanceof Refusal && failure.sentence) || t.linkNotChecked
