import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import * as limits from '#contract/limits.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/pages.ts'
import { adminsOnly, type Guard, signedOutAdminsOnly, usersOnly } from './guards.ts'

/** A file in pages/: the component of one URL, and the data it can fetch before it is shown. */
export type PageModule = {
  Page: ComponentType
  /** Fills the query cache: on the server before rendering, in the browser when a link is hovered, touched or focused. */
  prefetch?: (queries: QueryClient, url: URL) => Promise<unknown>
  /** On the server: what the page reads of the address's query, if anything; it is rendered without the rest. */
  readSearch?: (search: URLSearchParams) => URLSearchParams
  /** After prefetching, on the server: whether what the URL names exists. If not, the page is sent with 404. */
  isFound?: (queries: QueryClient, url: URL) => boolean
}

type Row = (typeof rows)[keyof typeof rows]
export type EarlyCall = {
  row: Extract<Row, `${string} GET ${string}`>
  query?: Record<string, number>
  credentials?: 'include'
}

/** The part of a row that the browser uses. */
type BrowserFields = {
  /** `:name` stands for one segment. Matched without regard to case, so /contactUs and /signUp need no rows of their own. */
  url: string
  /** The file in pages/ that has the row's name. */
  load: () => Promise<PageModule>
  /** The document title; a page may replace it with a more precise one. */
  title: string
  guard?: Guard
  /** Starts with a picture or a form of its own instead of the bar. */
  isBarless?: boolean
  /** A form is all the page is about: the footer stays closed. */
  isForm?: boolean
}

/** The part that only the server and the build use. The build removes these fields from the browser's copy of the table. */
export type ServerFields = {
  /** Private to its user: kept out of search engines. */
  isPrivate: boolean
  /** The query contains the token of a mailed link: the page is never kept. */
  hasSecretAddress?: boolean
  /** For search engines and link previews. */
  description?: string
  /** Called by the script in the head, before the bundle has loaded, for signed-in users. `{id}` is the value of `:name`. */
  earlyCalls?: EarlyCall[]
  /** Its files are precached, so that it can be read offline. */
  isPrecached?: boolean
  /** Byte budget of all script before the page is shown. Pages without one have a budget for their own script alone. */
  firstLoadKilobytes?: number
}

export type PageRow = BrowserFields & ServerFields

const currentUserCall: EarlyCall = { row: rows.getCurrentUser, credentials: 'include' }
const pathOf = (url: string) => url.replace(/\?.*/, '')

/** Every page by the name of its file. */
const table = {
  home: {
    url: pageUrls.home,
    load: () => import('#web/pages/home.tsx'),
    title: t.home,
    isPrivate: false,
    description: t.homeDescription,
    isBarless: true,
    firstLoadKilobytes: 105,
  },
  login: {
    url: pageUrls.login,
    load: () => import('#web/pages/login.tsx'),
    title: t.login,
    isPrivate: false,
    description: t.loginDescription,
    isBarless: true,
    isForm: true,
    firstLoadKilobytes: 105,
  },
  signup: {
    url: pageUrls.signup,
    load: () => import('#web/pages/signup.tsx'),
    title: t.signup,
    isPrivate: false,
    description: t.signupDescription,
    isBarless: true,
    isForm: true,
    firstLoadKilobytes: 105,
  },
  about: {
    url: pageUrls.about,
    load: () => import('#web/pages/about.tsx'),
    title: t.about,
    isPrivate: false,
    description: t.aboutDescription,
    firstLoadKilobytes: 105,
  },
  contact: {
    url: pageUrls.contact,
    load: () => import('#web/pages/contact.tsx'),
    title: t.contact,
    isPrivate: false,
    description: t.contactDescription,
    firstLoadKilobytes: 105,
  },
  rules: {
    url: pageUrls.rules,
    load: () => import('#web/pages/rules.tsx'),
    title: t.rules,
    isPrivate: false,
    description: t.rulesDescription,
    firstLoadKilobytes: 105,
  },
  recipes: {
    url: pageUrls.recipes,
    load: () => import('#web/pages/recipes.tsx'),
    title: t.recipes,
    isPrivate: false,
    description: t.recipesDescription,
    isPrecached: true,
    firstLoadKilobytes: 111,
  },
  // The card's fields and the head are public; the rest is for signed-in users.
  recipe: {
    url: pageUrls.recipe(':recipeId'),
    load: () => import('#web/pages/recipe.tsx'),
    title: t.recipe,
    isPrivate: false,
    guard: usersOnly,
    earlyCalls: [{ row: rows.getRecipe }],
    isPrecached: true,
  },
  'my-recipes': {
    url: pageUrls.myRecipes,
    load: () => import('#web/pages/my-recipes.tsx'),
    title: t.myRecipes,
    isPrivate: true,
    guard: usersOnly,
    earlyCalls: [
      { row: rows.listOwnRecipes, query: { limit: limits.myRecipesPageSize } },
      { row: rows.listBookmarked, query: { limit: limits.myRecipesPageSize } },
      currentUserCall,
    ],
  },
  profile: {
    url: pageUrls.profile,
    load: () => import('#web/pages/profile.tsx'),
    title: t.myProfile,
    isPrivate: true,
    guard: usersOnly,
    earlyCalls: [{ row: rows.getUserStats, credentials: 'include' }, currentUserCall],
  },
  chef: {
    url: pageUrls.chef(':chefId'),
    load: () => import('#web/pages/chef.tsx'),
    title: t.chef,
    isPrivate: false,
  },
  'reset-password': {
    url: pathOf(pageUrls.resetPassword('')),
    load: () => import('#web/pages/reset-password.tsx'),
    title: t.resetPassword,
    isPrivate: true,
    hasSecretAddress: true,
  },
  'verify-email': {
    url: pathOf(pageUrls.verifyEmail('')),
    load: () => import('#web/pages/verify-email.tsx'),
    title: t.verifyEmail,
    isPrivate: true,
    hasSecretAddress: true,
  },
  'email-change': {
    url: pathOf(pageUrls.confirmEmailChange('')),
    load: () => import('#web/pages/email-change.tsx'),
    title: t.emailChange,
    isPrivate: true,
  },
  'undo-email-change': {
    url: pathOf(pageUrls.undoEmailChange('')),
    load: () => import('#web/pages/undo-email-change.tsx'),
    title: t.undoEmailChange,
    isPrivate: true,
  },
  leave: {
    url: pageUrls.leave,
    load: () => import('#web/pages/leave.tsx'),
    title: t.leave,
    isPrivate: true,
    isForm: true,
  },
  'admin-signin': {
    url: pageUrls.adminSignin,
    load: () => import('#web/pages/admin-signin.tsx'),
    title: t.adminSignin,
    isPrivate: true,
    guard: signedOutAdminsOnly,
    isForm: true,
  },
  'admin-dashboard': {
    url: pageUrls.adminDashboard,
    load: () => import('#web/pages/admin-dashboard.tsx'),
    title: t.adminDashboard,
    isPrivate: true,
    guard: adminsOnly,
    isForm: true,
  },
  'admin-members': {
    url: pageUrls.adminMembers,
    load: () => import('#web/pages/admin-members.tsx'),
    title: t.adminMembers,
    isPrivate: true,
    guard: adminsOnly,
  },
  'admin-rules': {
    url: pageUrls.adminRules,
    load: () => import('#web/pages/admin-rules.tsx'),
    title: t.adminRules,
    isPrivate: true,
    guard: adminsOnly,
    isForm: true,
  },
  offline: {
    url: pageUrls.offline,
    load: () => import('#web/pages/offline.tsx'),
    title: t.offline,
    isPrivate: true,
    isPrecached: true,
  },
  'not-found': {
    url: '*',
    load: () => import('#web/pages/not-found.tsx'),
    title: t.notFound,
    isPrivate: true,
  },
} satisfies Record<string, PageRow>

export type PageName = keyof typeof table

export const pages: Record<PageName, PageRow> = table

export const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name)
