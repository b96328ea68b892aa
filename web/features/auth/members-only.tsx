import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { useToken } from '#web/api/session.ts'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

/**
 * Guards a page without a guard in the page table, whose rows are in the script of every page's head: few visits lead here. Only
 * a visitor who arrives without a token is sent to the login, because logging out leads elsewhere.
 */
export function MembersOnly({ children }: { children: ReactNode }) {
  const hasToken = useToken('user') !== null
  const [hadToken, setHadToken] = useState(false)
  if (hasToken && !hadToken) setHadToken(true)
  const isHydrated = useIsHydrated()
  if (hasToken || hadToken) return children
  // Before hydration it is not known whether there is a token.
  return isHydrated ? <Navigate to={pageUrls.login} replace /> : <div className={pageColumnClass} />
}
