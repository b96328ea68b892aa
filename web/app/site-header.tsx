import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/status.ts'
import { useAuth } from '#web/features/auth/use-auth.ts'
import { Link } from '#web/ui/link.tsx'
import { Logo, logoClass } from '#web/ui/logo.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import styles from './site-header.module.css'

/** Lazy, because an anonymous visitor never needs it. */
const loadNavigationBar = () => import('./navigation-bar.tsx')
const NavigationBar = lazy(async () => ({ default: (await loadNavigationBar()).NavigationBar }))

/**
 * The bar, for users with a token; others get the masthead of the same height. The server cannot tell which: it sends
 * the pending text, and the attribute that the head's script sets on the page decides before the first paint.
 */
export function SiteHeader() {
  const auth = useAuth()
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (auth === 'checking') loadNavigationBar()
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
      <Suspense fallback={<Pending />}>
        <NavigationBar auth={auth} />
      </Suspense>
    </Masthead>
  )
}

const Pending = () => (
  <span className={styles.pending} role="status">
    {t.loading}
  </span>
)

const Masthead = ({ children }: { children: ReactNode }) => (
  <header className={styles.root}>
    <div className={`page ${styles.inside}`}>
      <Link className={logoClass} to={pageUrls.home}>
        <Logo />
      </Link>
      {children}
    </div>
  </header>
)
