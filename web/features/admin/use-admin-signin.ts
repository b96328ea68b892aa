import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { call } from '#web/api/call.ts'
import { keepToken } from '#web/api/session.ts'
import { useAct } from '#web/api/use-act.ts'
import { dashboardKey } from './dashboard.ts'

type Credentials = { email: string; password: string }

/** Success keeps the admin token and goes to the dashboard; after a failure nothing is said. */
export function useAdminSignin() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useAct({
    mutationFn: (body: Credentials) => call('POST', '/api/admin/signin', { body }),
    onSuccess: ({ access_token }) => {
      queries.removeQueries({ queryKey: dashboardKey })
      keepToken('admin', access_token)
      navigate(pages.adminDashboard)
    },
  })
}
