import { type RouteObject, redirect } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { findToken } from '#web/api/session.ts'
import { importWithStyles } from '#web/ui/missing-styles.ts'
import { ErrorView } from './error-view.tsx'
import { type Guard, refuses } from './guards.ts'
import { Layout } from './layout.tsx'
import { pages } from './pages.ts'

/** Redirects before the page is shown. Only the browser can tell who is signed in; the server renders the page's pending state. */
const guardLoader = (guard: Guard) => () => {
  if (typeof document !== 'undefined' && refuses(guard, findToken(guard.realm))) {
    throw redirect(guard.redirectTo)
  }
  return null
}

const pageRoutes = Object.entries(pages).map(
  ([id, { url, guard, load }]): RouteObject => ({
    id,
    path: url,
    ...(guard && { loader: guardLoader(guard) }),
    lazy: async () => ({ Component: (await importWithStyles(load)).Page }),
  }),
)

export const routes: RouteObject[] = [
  {
    id: 'layout',
    Component: Layout,
    ErrorBoundary: ErrorView,
    // Rendered only when the client is served as static files, briefly, while a guard decides.
    HydrateFallback: () => null,
    children: [
      {
        id: 'content',
        // Inside the layout, so that the bar and the footer remain when a page fails.
        ErrorBoundary: ErrorView,
        children: [
          ...pageRoutes,
          { id: 'admin', path: pageUrls.admin, loader: () => redirect(pageUrls.adminSignin) },
        ],
      },
    ],
  },
]
