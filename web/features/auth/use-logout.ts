import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { callForAnswer } from '#web/api/call.ts'
import { dropToken } from '#web/api/session.ts'
import { useAct } from '#web/api/use-act.ts'

const ok = 200

/** Only an answer of 200 signs out; after anything else the user stays signed in, and nothing is said. */
export function useLogout() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const logout = useAct({
    mutationFn: () => callForAnswer('POST', '/api/auth/logout', { body: {} }),
    onSuccess: ({ status }) => {
      if (status !== ok) return
      dropToken('user')
      queries.clear()
      navigate(pages.home)
    },
  })
  return { logOut: () => logout.mutate(), isLoggingOut: logout.isPending }
}
