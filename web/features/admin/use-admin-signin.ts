import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { storeToken } from '#web/api/session.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { dashboardKey } from './dashboard.ts'

type Credentials = { email: string; password: string }

/** Success keeps the admin token and goes to the dashboard; after a failure nothing is said. */
export function useAdminSignin() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useSingleFlightMutation({
    mutationFn: (body: Credentials) => call(rows.adminSignin, { realm: 'admin', body }),
    onSuccess: ({ access_token }) => {
      queries.removeQueries({ queryKey: dashboardKey })
      storeToken('admin', access_token)
      navigate(pageUrls.adminDashboard)
    },
  })
}
