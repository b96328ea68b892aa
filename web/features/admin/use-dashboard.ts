import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '#contract/pages.ts'
import { askAnew } from '#web/api/ask-anew.ts'
import { call } from '#web/api/call.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import { dropToken, useToken } from '#web/api/session.ts'
import { useAct } from '#web/api/use-act.ts'
import { dashboardKey, fetchDashboard } from './dashboard.ts'

/** All that the dashboard shows. Whoever is refused one of its calls is signed out. */
export function useDashboard() {
  const token = useToken('admin')
  const signOut = useAdminSignOut()
  const { data } = useQuery({
    queryKey: dashboardKey,
    queryFn: ({ signal }) => fetchDashboard(signal),
    enabled: token !== null,
    // What somebody moderates by must be what is there now.
    staleTime: 0,
  })
  const isSignedOut = data?.isSignedOut === true
  useEffect(() => {
    if (isSignedOut) signOut()
  }, [isSignedOut, signOut])
  return isSignedOut ? undefined : data
}

function useAdminSignOut(): () => void {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useCallback(() => {
    dropToken('admin')
    queries.removeQueries({ queryKey: dashboardKey })
    navigate(pages.adminSignin, { replace: true })
  }, [queries, navigate])
}

/** The token is forgotten at once, here; our server also ends the session, others need not know how. */
export function useAdminLogout(): () => void {
  const signOut = useAdminSignOut()
  return () => {
    call('POST', '/api/admin/logout', { body: {} }).catch(() => {
      // Signed out on this device either way, and the specification has no message for it.
    })
    signOut()
  }
}

type Deletion = { id: string; onGone: () => void }

/** Deletes a comment, then asks for everything again; a failure says nothing. */
export function useDeleteComment() {
  const queries = useQueryClient()
  const reload = () => askAnew(queries, { queryKey: dashboardKey })
  return useAct({
    mutationFn: ({ id }: Deletion) => call('DELETE', '/api/admin/comments/{id}', { id }),
    onSuccess: async (_, { onGone }) => {
      await reload()
      onGone()
    },
    // Refused for want of a session, the reload finds that out and signs out.
    onError: failure => (isUnauthorized(failure) ? reload() : undefined),
  })
}
