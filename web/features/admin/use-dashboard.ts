import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { isForbidden, isUnauthorized } from '#web/api/failure.ts'
import { type Entry, readEntries } from '#web/api/foreign/admin-entry.ts'
import { isOwnBackend } from '#web/api/own-backend.ts'
import { dashboardKey } from '#web/api/query-keys.ts'
import { removeToken, useToken } from '#web/api/session.ts'

/** All that the dashboard shows. A 401 for one of its calls signs the administrator out; a 403 leads to the second factor. */
export function useDashboard() {
  const token = useToken('admin')
  const clearSession = useClearAdminSession()
  const { data } = useQuery({
    queryKey: dashboardKey,
    queryFn: ({ signal }) => fetchDashboard(signal),
    enabled: token !== null,
    // Moderation needs current data, so it is always fetched again.
    staleTime: 0,
  })
  const isSignedOut = data?.isSignedOut === true
  useLeadToSecurity(data?.isUnsecured === true)
  useEffect(() => {
    if (isSignedOut) clearSession()
  }, [isSignedOut, clearSession])
  return isSignedOut ? undefined : data
}

/** An administrator who needs a second factor and has none may do nothing else. */
export function useLeadToSecurity(isUnsecured: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (isUnsecured) navigate(pageUrls.adminSecurity, { replace: true })
  }, [isUnsecured, navigate])
}

/** Signs out on this device. */
export function useClearAdminSession(): () => void {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useCallback(() => {
    removeToken('admin')
    queries.removeQueries({ queryKey: dashboardKey })
    navigate(pageUrls.adminSignin, { replace: true })
  }, [queries, navigate])
}

/** Removes the token at once; our server also ends the session, which other backends need not support. */
export function useAdminLogout(): () => void {
  const clearSession = useClearAdminSession()
  return () => {
    call(rows.adminLogout, { realm: 'admin', body: {} }).catch(() => {
      // Signed out on this device either way, and the specification has no message for it.
    })
    clearSession()
  }
}

/** Each part that could be loaded; a list only where the reply was one. */
type Dashboard = {
  statistics: unknown
  users: Entry[] | undefined
  recipes: Entry[] | undefined
  comments: Entry[] | undefined
  /** One of the four was refused: the session is over. */
  isSignedOut: boolean
  /** One was refused for want of a second factor. */
  isUnsecured: boolean
}

/** The four calls at once; resolves when all have settled. */
async function fetchDashboard(signal: AbortSignal): Promise<Dashboard> {
  const answers = await Promise.allSettled([
    call(rows.getStatistics, { signal }),
    call(rows.listAllUsers, { signal }),
    call(rows.listAllRecipes, { signal }),
    call(rows.listAllComments, { signal }),
  ])
  const [statistics, users, recipes, comments] = answers.map(settledValue)
  const isRefused = (isSo: (failure: unknown) => boolean) =>
    answers.some(answer => answer.status === 'rejected' && isSo(answer.reason))
  return {
    statistics,
    users: readEntries(users, 'email'),
    recipes: readEntries(recipes, 'title'),
    comments: readEntries(comments, 'content'),
    isSignedOut: isRefused(isUnauthorized),
    isUnsecured: isOwnBackend && isRefused(isForbidden),
  }
}

const settledValue = (answer: PromiseSettledResult<unknown>): unknown =>
  answer.status === 'fulfilled' ? answer.value : undefined
