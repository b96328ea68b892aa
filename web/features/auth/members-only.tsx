import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { useToken } from '#web/api/session.ts'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { useReturnHere } from '#web/ui/use-return-here.ts'

/**
 * Guards a page without a guard in the page table, whose rows are in the script of every page's head: few visits lead here. Only
 * a visitor who arrives without a token is sent to the login, which comes back. Logging out leads elsewhere.
 */
export function MembersOnly({ children }: { children: ReactNode }) {
  const hasToken = useToken('user') !== null
  const [hadToken, setHadToken] = useState(false)
  if (hasToken && !hadToken) setHadToken(true)
  const isHydrated = useIsHydrated()
  const returnHere = useReturnHere()
  if (hasToken || hadToken) return children
  // Before hydration it is not known whether there is a token.
  return isHydrated ? (
    <Navigate to={pageUrls.login} state={returnHere} replace />
  ) : (
    <div className={pageColumnClass} />
  )
}
