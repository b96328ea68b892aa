import { type ReactNode, useEffect } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/ui.ts'
import { useAuth } from '#web/features/auth/use-auth.ts'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Link } from '#web/ui/link.tsx'
import { Logo, logoClass } from '#web/ui/logo.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import styles from './site-header.module.css'

/** Lazy, because an anonymous visitor never needs it. */
const NavigationBar = lazyPart(() => import('./navigation-bar.tsx'), 'NavigationBar', {
  pending: <Pending />,
})

/**
 * The bar for users with a token, or the masthead of the same height for others. The server cannot tell which one is needed: it
 * sends the pending text. The attribute that the script in the head sets on the page decides before the first paint.
 */
export function SiteHeader() {
  const auth = useAuth()
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (auth === 'checking') NavigationBar.preload()
  }, [auth])
  if (auth === 'visitor') return <Masthead>{!isHydrated && <Pending />}</Masthead>
  if (auth === 'checking') {
    return (
      <Masthead>
        <Pending />
      </Masthead>
    )
  }
  return (
    <Masthead>
      <NavigationBar auth={auth} />
    </Masthead>
  )
}

function Pending() {
  return (
    <span className={styles.pending} role="status">
      {t.loading}
    </span>
  )
}

const Masthead = ({ children }: { children: ReactNode }) => (
  <header className={styles.root}>
    <div className={`${pageColumnClass} ${styles.inside}`}>
      <Link className={logoClass} to={pageUrls.home}>
        <Logo />
      </Link>
      {children}
    </div>
  </header>
)
