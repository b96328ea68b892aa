import { type LoaderFunction, type RouteObject, redirect } from 'react-router'
import { pages } from '#contract/pages.ts'
import { ErrorView } from './error-view.tsx'
import { requireToken, skipWithAdminToken } from './guards.ts'
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
          route(pages.home, 'home'),
          route(pages.login, 'login'),
          route(pages.signup, 'signup'),
          route(pages.about, 'about'),
          route(pages.contact, 'contact'),
          route(pages.recipes, 'recipes'),
          route(pages.recipe(':recipeId'), 'recipe', requireToken('user')),
          route(pages.myRecipes, 'my-recipes', requireToken('user')),
          route(pages.profile, 'profile', requireToken('user')),
          route(pages.chef(':chefId'), 'chef'),
          route(pathOf(pages.resetPassword('')), 'reset-password'),
          route(pathOf(pages.verifyEmail('')), 'verify-email'),
          { id: 'admin', path: pages.admin, loader: () => redirect(pages.adminSignin) },
          route(pages.adminSignin, 'admin-signin', skipWithAdminToken),
          route(pages.adminDashboard, 'admin-dashboard', requireToken('admin')),
          route(pages.offline, 'offline'),
          route('*', 'not-found'),
        ],
      },
    ],
  },
]
