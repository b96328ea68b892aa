import * as limits from '#contract/limits.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/pages.ts'
import { adminsOnly, signedOutAdminsOnly, usersOnly } from './guards.ts'
import type { EarlyCall, PageRow } from './page-row.ts'
import type { SecondaryPageName } from './secondary-pages.ts'

const currentUserCall: EarlyCall = { row: rows.getCurrentUser, credentials: 'include' }
const pathOf = (url: string) => url.replace(/\?.*/, '')

const secondary = (name: SecondaryPageName) => async () =>
  (await import('./secondary-pages.ts')).secondaryPages[name]()

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
  transparency: {
    url: pageUrls.transparency,
    load: () => import('#web/pages/transparency.tsx'),
    title: t.transparency,
    isPrivate: false,
    description: t.transparencyDescription,
    firstLoadKilobytes: 105,
  },
  moderation: {
    url: pageUrls.moderation,
    load: secondary('moderation'),
    title: t.moderation,
    isPrivate: true,
  },
  'moderation-case': {
    url: pageUrls.moderationCase(':caseId'),
    load: secondary('moderation-case'),
    title: t.moderationCase,
    isPrivate: true,
  },
  notice: {
    url: pageUrls.notice(':noticeId'),
    load: secondary('notice'),
    title: t.notice,
    isPrivate: true,
    guard: usersOnly,
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
  'provider-answer': {
    url: pageUrls.providerAnswer(':providerId'),
    load: () => import('#web/pages/provider-answer.tsx'),
    title: t.providerAnswer,
    isPrivate: true,
    isBarless: true,
    isForm: true,
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
    load: secondary('email-change'),
    title: t.emailChange,
    isPrivate: true,
  },
  'undo-email-change': {
    url: pathOf(pageUrls.undoEmailChange('')),
    load: secondary('undo-email-change'),
    title: t.undoEmailChange,
    isPrivate: true,
  },
  leave: {
    url: pageUrls.leave,
    load: secondary('leave'),
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
    load: secondary('admin-members'),
    title: t.adminMembers,
    isPrivate: true,
    guard: adminsOnly,
  },
  'admin-security': {
    url: pageUrls.adminSecurity,
    load: secondary('admin-security'),
    title: t.adminSecurity,
    isPrivate: true,
    guard: adminsOnly,
    isForm: true,
  },
  'admin-rules': {
    url: pageUrls.adminRules,
    load: secondary('admin-rules'),
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
