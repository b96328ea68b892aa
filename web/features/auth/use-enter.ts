import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { storeToken } from '#web/api/session.ts'

/** Stores the token of a sign-in and goes to the recipes. Data that was cached for a visitor or another user is dropped. */
export function useEnter() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return (token: string) => {
    queries.clear()
    storeToken('user', token)
    navigate(pageUrls.recipes)
  }
}
