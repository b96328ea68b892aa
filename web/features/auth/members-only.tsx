import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { useToken } from '#web/api/session.ts'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

/**
 * Without a row in the script of every page's head, which a guard of the table has: few visits lead here. Only who comes
 * without a token is led to the login: logging out leads elsewhere.
 */
export function MembersOnly({ children }: { children: ReactNode }) {
  const hasToken = useToken('user') !== null
  const [hadToken, setHadToken] = useState(false)
  if (hasToken && !hadToken) setHadToken(true)
  const isHydrated = useIsHydrated()
  if (hasToken || hadToken) return children
  // Before hydration nobody knows whether there is a token.
  return isHydrated ? <Navigate to={pageUrls.login} replace /> : <div className={pageColumnClass} />
}
