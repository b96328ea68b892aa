import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

/** A file in pages/: what stands at one URL, and what it can ask for before it is shown. */
export type PageModule = {
  Page: ComponentType
  /** Fills the query cache: on the server before rendering, in the browser when somebody is about to follow a link. */
  prefetch?: (queries: QueryClient, url: URL) => Promise<unknown>
  /** After prefetching, on the server: whether what the URL names is there. Where it is not, the page says so with 404. */
  isFound?: (queries: QueryClient, url: URL) => boolean
}

/** Every page by the name of its file, loaded when its URL is visited. */
export const pageModules = {
  about: () => import('#web/pages/about.tsx'),
  'admin-dashboard': () => import('#web/pages/admin-dashboard.tsx'),
  'admin-signin': () => import('#web/pages/admin-signin.tsx'),
  chef: () => import('#web/pages/chef.tsx'),
  contact: () => import('#web/pages/contact.tsx'),
  home: () => import('#web/pages/home.tsx'),
  login: () => import('#web/pages/login.tsx'),
  'my-recipes': () => import('#web/pages/my-recipes.tsx'),
  'not-found': () => import('#web/pages/not-found.tsx'),
  offline: () => import('#web/pages/offline.tsx'),
  profile: () => import('#web/pages/profile.tsx'),
  recipe: () => import('#web/pages/recipe.tsx'),
  recipes: () => import('#web/pages/recipes.tsx'),
  'reset-password': () => import('#web/pages/reset-password.tsx'),
  signup: () => import('#web/pages/signup.tsx'),
  'verify-email': () => import('#web/pages/verify-email.tsx'),
} satisfies Record<string, () => Promise<PageModule>>

export type PageName = keyof typeof pageModules

export const isPageName = (name: string): name is PageName => Object.hasOwn(pageModules, name)
