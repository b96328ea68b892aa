import { pages } from '#contract/pages.ts'
import { useToken } from '#web/api/session.ts'
import { PrefetchLink } from '#web/ui/prefetch-link.tsx'

/** A visitor has no bar: these links stand in the page itself, so that no page is a dead end. */
export function WayOn() {
  const isVisitor = useToken('user') === null
  if (!isVisitor) return null
  return (
    <nav className="visitor-only flex gap-5 text-sm" aria-label="Get started">
      <PrefetchLink className="link" to={pages.home}>
        Home
      </PrefetchLink>
      <PrefetchLink className="link" to={pages.login}>
        Log In
      </PrefetchLink>
      <PrefetchLink className="link" to={pages.signup}>
        Sign Up
      </PrefetchLink>
    </nav>
  )
}
