import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { recipesMessages } from '#contract/messages.ts'
import { pageUrls } from '#contract/page-urls.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import { removeToken } from '#web/api/session.ts'
import { showToast } from '#web/ui/toast-queue.ts'

/** The list is only refused to a token that is no longer taken: it is forgotten, and its owner signs in again. */
export function useLoginOnUnauthorized(failure: unknown): boolean {
  const navigate = useNavigate()
  const isRefused = isUnauthorized(failure)
  useEffect(() => {
    if (!isRefused) return
    showToast.error(recipesMessages.unauthorized)
    removeToken('user')
    navigate(pageUrls.login, { replace: true })
  }, [isRefused, navigate])
  return isRefused
}
