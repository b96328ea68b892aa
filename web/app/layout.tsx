import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router'
import * as t from '#texts/app.ts'
import { findPageTitle, focusStart } from '#web/ui/focus/focus-start.ts'
import { NavigateContext } from '#web/ui/link.tsx'
import { useEventReplay } from '#web/ui/races/pre-hydration-events.ts'
import { Footer } from './footer.tsx'
import styles from './layout.module.css'
import type { PageRow } from './page-row.ts'
import { isPageName, pages } from './pages.ts'
import { SiteHeader } from './site-header.tsx'

export function Layout() {
  const { pathname } = useLocation()
  const name = useMatches().at(-1)?.id ?? ''
  const page = isPageName(name) ? pages[name] : undefined
  useDocumentTitle(page)
  useFocusOnNavigation(pathname)
  useEventReplay()
  return (
    <NavigateContext value={useNavigate()}>
      <a className={styles.skipLink} href="#main">
        {t.skipToContent}
      </a>
      {!page?.isBarless && <SiteHeader />}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer isForm={page?.isForm ?? false} />
      <ScrollRestoration />
    </NavigateContext>
  )
}

function useDocumentTitle(page: PageRow | undefined): void {
  // A layout effect runs before the effects of the page, which may set a more precise title.
  useLayoutEffect(() => {
    if (page) document.title = t.documentTitle(page.title)
  }, [page])
}

/**
 * After a navigation, moves the focus to the new page's title, so that it is read aloud and Tab starts there. A page may choose
 * another place.
 */
function useFocusOnNavigation(pathname: string): void {
  const last = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = last.current === undefined
    if (last.current === pathname) return
    last.current = pathname
    // A field that was focused before hydration keeps the focus.
    if (isFirst && document.querySelector(':focus')) return
    focusStart(document.getElementById('main'), {
      otherwise: isFirst ? null : findPageTitle(),
      preventScroll: true,
    })
  }, [pathname])
}
