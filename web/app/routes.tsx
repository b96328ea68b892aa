import { type RouteObject, redirect } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { findToken } from '#web/api/session.ts'
import { ErrorView } from './error-view.tsx'
import { type Guard, refuses } from './guards.ts'
import { Layout } from './layout.tsx'
import { pages } from './pages.ts'

/** Only the browser knows who is signed in; the server renders the page's waiting state. */
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
    lazy: async () => ({ Component: (await load()).Page }),
  }),
)

export const routes: RouteObject[] = [
  {
    id: 'layout',
    Component: Layout,
    ErrorBoundary: ErrorView,
    // Only from plain files, while a guard decides: nothing, for the moment that takes.
    HydrateFallback: () => null,
    children: [
      {
        id: 'content',
        // Inside the layout, so that a page that fails leaves the bar and the footer standing.
        ErrorBoundary: ErrorView,
        children: [
          ...pageRoutes,
          { id: 'admin', path: pageUrls.admin, loader: () => redirect(pageUrls.adminSignin) },
        ],
      },
    ],
  },
]
