import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigate } from 'react-router'
import { NavigateContext } from '#web/ui/link.tsx'
import { Footer } from './footer.tsx'
import { isPageName } from './page-modules.ts'
import { documentTitle, pageTitles } from './page-titles.ts'
import { useEventReplay } from './pre-hydration-events.ts'
import { SiteHeader } from './site-header.tsx'

/** These open with a picture or a form of their own instead of the bar. */
const headerlessPaths = /^\/(login|signup)?\/?$/i

export function Layout() {
  const { pathname } = useLocation()
  useRouteTitle()
  useFocusOnNavigation(pathname)
  useEventReplay()
  return (
    <NavigateContext value={useNavigate()}>
      <a className="skip-link sr-only-focusable" href="#main">
        Skip to the content
      </a>
      {!headerlessPaths.test(pathname) && <SiteHeader />}
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ScrollRestoration />
    </NavigateContext>
  )
}

function useRouteTitle(): void {
  const name = useMatches().at(-1)?.id ?? ''
  // Before the effects of the page, which may know a better title.
  useLayoutEffect(() => {
    if (isPageName(name)) document.title = documentTitle(pageTitles[name])
  }, [name])
}

/** After a navigation the new page's title is read out and Tab starts there; a page may name a better place. */
function useFocusOnNavigation(pathname: string): void {
  const last = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = last.current === undefined
    if (last.current === pathname) return
    last.current = pathname
    // Who was in a field before the script came stays there.
    if (isFirst && document.querySelector(':focus')) return
    const named = document.querySelector<HTMLElement>('main [data-autofocus]')
    const title = isFirst ? null : document.querySelector<HTMLElement>('main h1')
    const target = named ?? title
    target?.focus({ preventScroll: true })
  }, [pathname])
}
