import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { recipesMessages } from '#contract/messages.ts'
import { pages } from '#contract/pages.ts'
import { isUnauthorized } from '#web/api/failure.ts'
import { dropToken } from '#web/api/session.ts'
import { notify } from '#web/ui/notify.ts'

/** The list is only refused to a token that is no longer taken: it is forgotten, and its owner signs in again. */
export function useSignInWhenRefused(failure: unknown): boolean {
  const navigate = useNavigate()
  const isRefused = isUnauthorized(failure)
  useEffect(() => {
    if (!isRefused) return
    notify.error(recipesMessages.unauthorized)
    dropToken('user')
    navigate(pages.login, { replace: true })
  }, [isRefused, navigate])
  return isRefused
}
