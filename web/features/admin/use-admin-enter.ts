import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { adminKey, moderationKey } from '#web/api/query-keys.ts'
import { storeToken } from '#web/api/session.ts'

/** Stores the token of an administrator's sign-in and goes to the dashboard. */
export function useAdminEnter() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (token: string) => {
    // Data and refusals from an earlier session.
    for (const queryKey of [adminKey, moderationKey]) queries.removeQueries({ queryKey })
    storeToken('admin', token)
    navigate(pageUrls.adminDashboard)
  }
}
