import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { storeToken } from '#web/api/session.ts'
import type { Return } from '#web/ui/use-return-here.ts'

/**
 * Stores the token of a sign-in and goes to the recipes, or back to the page that led to the login. Data that was cached for a
 * visitor or another user is dropped.
 */
export function useEnter() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const state = useLocation().state as Return | null
  return (token: string, returnTo = state?.returnTo ?? pageUrls.recipes) => {
    queries.clear()
    storeToken('user', token)
    navigate(returnTo)
  }
}
