import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { authMessages } from '#contract/messages.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { storeToken } from '#web/api/session.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'

type Credentials = { email: string; password: string }

/** Success keeps the token and goes to the recipes; what was known of a visitor or another user is forgotten. */
export function useLogin() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useSingleFlightMutation({
    mutationFn: (body: Credentials) => call(rows.login, { body }),
    onSuccess: ({ access_token }) => {
      queries.clear()
      storeToken('user', access_token)
      navigate(pageUrls.recipes)
    },
  })
}

export function loginFailureMessage(failure: Error): string {
  if (!(failure instanceof Refusal)) return authMessages.loginFailed
  return failure.sentence ?? authMessages.invalidCredentials
}
