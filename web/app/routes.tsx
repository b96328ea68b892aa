import { type LoaderFunction, type RouteObject, redirect } from 'react-router'
import { pageUrls } from '#contract/page-urls.ts'
import { ErrorView } from './error-view.tsx'
import { redirectSignedInAdmin, requireToken } from './guards.ts'
import { Layout } from './layout.tsx'
import { type PageName, pageModules } from './page-modules.ts'

/** The address bar is matched without regard to case, so /contactUs and /signUp need no rows of their own. */
const route = (path: string, name: PageName, loader?: LoaderFunction): RouteObject => ({
  id: name,
  path,
  ...(loader && { loader }),
  lazy: async () => ({ Component: (await pageModules[name]()).Page }),
})

const pathOf = (url: string) => url.replace(/\?.*/, '')

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
          route(pageUrls.home, 'home'),
          route(pageUrls.login, 'login'),
          route(pageUrls.signup, 'signup'),
          route(pageUrls.about, 'about'),
          route(pageUrls.contact, 'contact'),
          route(pageUrls.recipes, 'recipes'),
          route(pageUrls.recipe(':recipeId'), 'recipe', requireToken('user')),
          route(pageUrls.myRecipes, 'my-recipes', requireToken('user')),
          route(pageUrls.profile, 'profile', requireToken('user')),
          route(pageUrls.chef(':chefId'), 'chef'),
          route(pathOf(pageUrls.resetPassword('')), 'reset-password'),
          route(pathOf(pageUrls.verifyEmail('')), 'verify-email'),
          { id: 'admin', path: pageUrls.admin, loader: () => redirect(pageUrls.adminSignin) },
          route(pageUrls.adminSignin, 'admin-signin', redirectSignedInAdmin),
          route(pageUrls.adminDashboard, 'admin-dashboard', requireToken('admin')),
          route(pageUrls.offline, 'offline'),
          route('*', 'not-found'),
        ],
      },
    ],
  },
]
