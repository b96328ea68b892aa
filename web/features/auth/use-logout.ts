import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import { callForResponse } from '#web/api/call.ts'
import { removeToken } from '#web/api/session.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { forgetUnshown } from './drop-session.ts'

const statusOk = 200

/**
 * Signs out on this device, or on all. Only a response of 200 signs out. After any other the user stays signed in, and no message
 * is shown.
 */
export function useLogout(row: typeof rows.logout | typeof rows.signOutEverywhere = rows.logout) {
  const follow = useAfterLogout()
  const logout = useSingleFlightMutation({
    mutationFn: () => callForResponse(row, { body: {} }),
    onSuccess: ({ status }) => (status === statusOk ? follow() : undefined),
  })
  return { logOut: () => logout.mutate(), isLoggingOut: logout.isPending, isFailed: logout.isError }
}

/** Returns what to do after the server has ended this browser's session: remove the token, go home and forget the data. */
export function useAfterLogout(): () => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    removeToken('user')
    await navigate(pageUrls.home)
    forgetUnshown(queries)
  }
}
