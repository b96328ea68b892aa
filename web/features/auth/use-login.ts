import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { authMessages } from '#contract/messages.ts'
import { pages } from '#contract/pages.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { keepToken } from '#web/api/session.ts'
import { useAct } from '#web/api/use-act.ts'

type Credentials = { email: string; password: string }

/** Success keeps the token and goes to the recipes; what was known of a visitor or another user is forgotten. */
export function useLogin() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useAct({
    mutationFn: (body: Credentials) => call('POST', '/api/auth/login', { body }),
    onSuccess: ({ access_token }) => {
      queries.clear()
      keepToken('user', access_token)
      navigate(pages.recipes)
    },
  })
}

export function loginFailure(failure: Error): string {
  if (!(failure instanceof Refusal)) return authMessages.loginFailed
  return failure.sentence ?? authMessages.invalidCredentials
}
