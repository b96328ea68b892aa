import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import { callForResponse } from '#web/api/call.ts'
import { removeToken } from '#web/api/session.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'

const statusOk = 200

/** On this device, or on all. Only a response of 200 signs out; after any other the user stays signed in, and no message is shown. */
export function useLogout(row: typeof rows.logout | typeof rows.signOutEverywhere = rows.logout) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const logout = useSingleFlightMutation({
    mutationFn: () => callForResponse(row, { body: {} }),
    onSuccess: ({ status }) => {
      if (status !== statusOk) return
      removeToken('user')
      queries.clear()
      navigate(pageUrls.home)
    },
  })
  return { logOut: () => logout.mutate(), isLoggingOut: logout.isPending, isFailed: logout.isError }
}
