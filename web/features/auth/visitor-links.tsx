import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/app.ts'
import { useToken } from '#web/api/session.ts'
import { linkClass, PrefetchLink } from '#web/ui/link.tsx'
import styles from './visitor-links.module.css'

/** Links for anonymous visitors, who have no bar. They are in the page itself, so that no page is a dead end. */
export function VisitorLinks() {
  const isVisitor = useToken('user') === null
  if (!isVisitor) return null
  return (
    <nav className={styles.root} aria-label={t.getStarted}>
      <PrefetchLink className={linkClass} to={pageUrls.home}>
        {t.home}
      </PrefetchLink>
      <PrefetchLink className={linkClass} to={pageUrls.login}>
        {t.logIn}
      </PrefetchLink>
      <PrefetchLink className={linkClass} to={pageUrls.signup}>
        {t.signUp}
      </PrefetchLink>
    </nav>
  )
}
