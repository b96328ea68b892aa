import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { pages } from '#contract/pages.ts'
import { useAuth } from '#web/features/auth/use-auth.ts'
import { Link } from '#web/ui/link.tsx'
import { Mark } from '#web/ui/mark.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

/** A visitor never needs it. */
const loadBar = () => import('./bar.tsx')
const Bar = lazy(async () => ({ default: (await loadBar()).Bar }))

/**
 * The bar, for whoever holds a token; a visitor gets the masthead of the same height. The server cannot know which:
 * it sends the waiting text, and the mark that the head's script sets on the page decides before the first paint.
 */
export function SiteHeader() {
  const auth = useAuth()
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (auth === 'checking') loadBar()
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
        <Bar auth={auth} />
      </Suspense>
    </Masthead>
  )
}

const Pending = () => (
  <span className="bar-pending" role="status">
    Loading...
  </span>
)

const Masthead = ({ children }: { children: ReactNode }) => (
  <header className="bar">
    <div className="page bar-inside">
      <Link className="mark" to={pages.home}>
        <Mark />
      </Link>
      {children}
    </div>
  </header>
)
