import { useState } from 'react'
import { pageUrls } from '#contract/page-urls.ts'
import * as t from '#texts/app.ts'
import { isOwnBackend } from '#web/api/own-backend.ts'
import { useToken } from '#web/api/session.ts'
import { Icon } from '#web/ui/icon.tsx'
import { kangaBorderClass } from '#web/ui/kanga-border.ts'
import { pageColumnClass } from '#web/ui/layouts.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Link } from '#web/ui/link.tsx'
import { Logo, logoClass } from '#web/ui/logo.tsx'
import { Socials } from '#web/ui/socials.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import styles from './footer.module.css'

/** A separate chunk, because none of it works without script and none of it is urgent. */
const FooterTools = lazyPart(() => import('./footer-tools.tsx'), 'FooterTools')

/** The footer. Anonymous visitors have no bar, so their footer is open, except on pages that consist of a form. */
export function Footer({ isForm }: { isForm: boolean }) {
  const isHydrated = useIsHydrated()
  const isVisitor = useToken('user') === null
  const [choice, setChoice] = useState<boolean>()
  const isOpen = choice ?? (isVisitor && !isForm)
  return (
    <footer className={styles.root}>
      <div className={kangaBorderClass} />
      <div className={pageColumnClass}>
        <details className={isHydrated ? undefined : styles.unsettled} open={isOpen}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself */}
          <summary
            onClick={event => {
              event.preventDefault()
              setChoice(!isOpen)
            }}
          >
            <span className={styles.copyright}>{t.copyright(new Date().getFullYear())}</span>
            <span className={styles.toggle}>
              <span className={styles.whenClosed}>{t.clickToExpand}</span>
              <span className={styles.whenOpen}>{t.clickToCollapse}</span>
              <Icon name="chevron-down" size="small" />
            </span>
          </summary>
          <div className={styles.inside}>
            <div>
              <Link className={`${logoClass} ${styles.logo}`} to={pageUrls.home}>
                <Logo />
              </Link>
              <p className={styles.motto}>{t.motto}</p>
            </div>
            <nav className={styles.links} aria-label={t.footerNavigation}>
              <ul>
                <li>
                  <Link to={pageUrls.home}>{t.home}</Link>
                </li>
                <li>
                  <Link to={pageUrls.about}>{t.aboutUs}</Link>
                </li>
                {isOwnBackend && (
                  <li>
                    <Link to={pageUrls.rules}>{t.rules}</Link>
                  </li>
                )}
                {isOwnBackend && (
                  <li>
                    <Link to={pageUrls.transparency}>{t.transparency}</Link>
                  </li>
                )}
                <li>
                  <Link to={pageUrls.contact}>{t.contactUs}</Link>
                </li>
              </ul>
            </nav>
            <div>
              <Socials brands={['youtube', 'instagram', 'tiktok', 'twitter', 'facebook']} />
              <div className={styles.tools}>{isHydrated && <FooterTools />}</div>
            </div>
          </div>
        </details>
      </div>
    </footer>
  )
}
