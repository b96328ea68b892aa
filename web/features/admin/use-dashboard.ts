import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { isForbidden, isUnauthorized } from '#web/api/failure.ts'
import { isOwnBackend } from '#web/api/own-backend.ts'
import { invalidate } from '#web/api/query-client.ts'
import { dashboardKey } from '#web/api/query-keys.ts'
import { removeToken, useToken } from '#web/api/session.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { forgetUnshown } from '#web/features/auth/drop-session.ts'
import { appendEntries, type EntryList, fetchEntries, fetchEntryPage, type Listed } from './entry-list.ts'

/**
 * Returns everything that the dashboard shows. If one of its requests is refused with 401, the administrator is signed out. A 403
 * leads to the second factor.
 */
export function useDashboard() {
  const token = useToken('admin')
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: dashboardKey,
    queryFn: ({ signal }) => fetchDashboard(queries.getQueryData(dashboardKey), signal),
    enabled: token !== null,
    // Moderation needs current data, so it is fetched each time.
    staleTime: 0,
  })
  const isSignedOut = data?.isSignedOut === true
  useLeadToSecurity(data?.isUnsecured === true)
  useLeadToSignin(isSignedOut)
  return isSignedOut ? undefined : data
}

/** Leads an administrator who needs a second factor and has none to its setup. Nothing else is allowed. */
export function useLeadToSecurity(isUnsecured: boolean): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (isUnsecured) navigate(pageUrls.adminSecurity, { replace: true })
  }, [isUnsecured, navigate])
}

/** Forgets an ended session on this device. */
export function useLeadToSignin(isSignedOut: boolean): void {
  const clearSession = useClearAdminSession()
  useEffect(() => {
    if (isSignedOut) clearSession()
  }, [isSignedOut, clearSession])
}

/** Leads to the sign-in, or to the missing second factor, after a refused request of an administrator's page. */
export function useAdminRefusal(failure: unknown): void {
  useLeadToSecurity(isForbidden(failure))
  useLeadToSignin(isUnauthorized(failure))
}

/** Signs out on this device. */
function useClearAdminSession(): () => Promise<void> {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useCallback(async () => {
    removeToken('admin')
    await navigate(pageUrls.adminSignin, { replace: true })
    forgetUnshown(queries)
  }, [queries, navigate])
}

/** Removes the token at once. Our own server also ends the session; other backends need not support that. */
export function useAdminLogout(): () => void {
  const clearSession = useClearAdminSession()
  return () => {
    call(rows.adminLogout, { realm: 'admin', body: {} }).catch(() => {
      // Ignored: the administrator is signed out on this device either way, and the specification has no message for it.
    })
    clearSession()
  }
}

/** Each part that has loaded. A list is undefined if the reply was not one. */
export type Dashboard = {
  statistics: unknown
  /** One of the four requests was refused: the session is over. */
  isSignedOut: boolean
  /** One of the four requests was refused because a second factor is missing. */
  isUnsecured: boolean
} & Record<ListName, EntryList | undefined>

export type ListName = keyof typeof lists
const lists = {
  users: { row: rows.listAllUsers, field: 'email' },
  recipes: { row: rows.listAllRecipes, field: 'title' },
  comments: { row: rows.listAllComments, field: 'content' },
} as const satisfies Record<string, Listed>
const listNames = ['users', 'recipes', 'comments'] as const

/** Sends the four requests at once and resolves when all have settled. A list is fetched as far as it has been shown. */
async function fetchDashboard(shown: Dashboard | undefined, signal: AbortSignal): Promise<Dashboard> {
  const answers = await Promise.allSettled([
    call(rows.getStatistics, { signal }),
    ...listNames.map(name => fetchEntries(lists[name], shown?.[name]?.pages ?? 1, signal)),
  ])
  const [statistics, users, recipes, comments] = answers.map(settledValue)
  const isRefused = (isSo: (failure: unknown) => boolean) =>
    answers.some(answer => answer.status === 'rejected' && isSo(answer.reason))
  return {
    statistics,
    users: users as EntryList | undefined,
    recipes: recipes as EntryList | undefined,
    comments: comments as EntryList | undefined,
    isSignedOut: isRefused(isUnauthorized),
    isUnsecured: isOwnBackend && isRefused(isForbidden),
  }
}

/** Fetches the next page of a list and appends it. Undefined at the list's end. */
export function useMoreEntries(name: ListName, list: EntryList | undefined) {
  const queries = useQueryClient()
  const next = list?.next
  const more = useSingleFlightMutation({
    mutationFn: (cursor: string) => fetchEntryPage(lists[name], cursor),
    onSuccess: (page, cursor) =>
      // The list may have been fetched again meanwhile and end elsewhere.
      queries.setQueryData<Dashboard>(dashboardKey, shown => {
        const end = shown?.[name]
        return end?.next === cursor ? ({ ...shown, [name]: appendEntries(end, page) } as Dashboard) : shown
      }),
    onError: failure =>
      isUnauthorized(failure) ? invalidate(queries, { queryKey: dashboardKey }) : undefined,
  })
  return next ? { isLoading: more.isPending, load: () => more.mutate(next) } : undefined
}

const settledValue = (answer: PromiseSettledResult<unknown>): unknown =>
  answer.status === 'fulfilled' ? answer.value : undefined
