import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import { type Entry, readEntries } from '#web/api/foreign/admin-entry.ts'
import { dashboardKey } from '#web/api/query-keys.ts'
import { removeToken, useToken } from '#web/api/session.ts'

/** All that the dashboard shows. Whoever is refused one of its calls is signed out. */
export function useDashboard() {
  const token = useToken('admin')
  const clearSession = useClearAdminSession()
  const { data } = useQuery({
    queryKey: dashboardKey,
    queryFn: ({ signal }) => fetchDashboard(signal),
    enabled: token !== null,
    // What somebody moderates by must be what is there now.
    staleTime: 0,
  })
  const isSignedOut = data?.isSignedOut === true
  useEffect(() => {
    if (isSignedOut) clearSession()
  }, [isSignedOut, clearSession])
  return isSignedOut ? undefined : data
}

function useClearAdminSession(): () => void {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useCallback(() => {
    removeToken('admin')
    queries.removeQueries({ queryKey: dashboardKey })
    navigate(pageUrls.adminSignin, { replace: true })
  }, [queries, navigate])
}

/** The token is forgotten at once, here; our server also ends the session, others need not know how. */
export function useAdminLogout(): () => void {
  const clearSession = useClearAdminSession()
  return () => {
    call(rows.adminLogout, { realm: 'admin', body: {} }).catch(() => {
      // Signed out on this device either way, and the specification has no message for it.
    })
    clearSession()
  }
}

/** Each part as far as it could be had; a list only where the answer was one. */
type Dashboard = {
  statistics: unknown
  users: Entry[] | undefined
  recipes: Entry[] | undefined
  comments: Entry[] | undefined
  /** One of the four was refused: the session is over. */
  isSignedOut: boolean
}

/** The four at once, until the last of them has an answer, good or bad. */
async function fetchDashboard(signal: AbortSignal): Promise<Dashboard> {
  const answers = await Promise.allSettled([
    call(rows.getStatistics, { signal }),
    call(rows.listAllUsers, { signal }),
    call(rows.listAllRecipes, { signal }),
    call(rows.listAllComments, { signal }),
  ])
  const [statistics, users, recipes, comments] = answers.map(settledValue)
  return {
    statistics,
    users: readEntries(users, 'email'),
    recipes: readEntries(recipes, 'title'),
    comments: readEntries(comments, 'content'),
    isSignedOut: answers.some(answer => answer.status === 'rejected' && isUnauthorized(answer.reason)),
  }
}

const settledValue = (answer: PromiseSettledResult<unknown>): unknown =>
  answer.status === 'fulfilled' ? answer.value : undefined
