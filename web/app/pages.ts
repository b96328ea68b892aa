import * as limits from '#contract/limits.ts'
import { pageUrls } from '#contract/page-urls.ts'
import * as rows from '#contract/rows.ts'
import * as t from '#texts/app.ts'
import { adminsOnly, signedOutAdminsOnly, usersOnly } from './guards.ts'
import type { EarlyCall, PageRow } from './page-row.ts'
import type { SecondaryPageName } from './secondary-pages.ts'

const currentUserCall: EarlyCall = { row: rows.getCurrentUser, credentials: 'include' }
const pathOf = (url: string) => url.replace(/\?.*/, '')

/** Every page, by the name of its file. */
const table = {
  home: {
    url: pageUrls.home,
    load: () => import('#web/pages/home.tsx'),
    title: t.karibuMezani,
    isPrivate: false,
    description: t.homeDescription,
    isBarless: true,
    firstLoadKilobytes: 121,
  },
  login: {
    url: pageUrls.login,
    load: () => import('#web/pages/login.tsx'),
    title: t.login,
    isPrivate: false,
    description: t.loginDescription,
    isBarless: true,
    isForm: true,
    firstLoadKilobytes: 121,
  },
  signup: {
    url: pageUrls.signup,
    load: () => import('#web/pages/signup.tsx'),
    title: t.signUp,
    isPrivate: false,
    description: t.signupDescription,
    isBarless: true,
    isForm: true,
    firstLoadKilobytes: 121,
  },
  about: {
    url: pageUrls.about,
    load: () => import('#web/pages/about.tsx'),
    title: t.aboutUs,
    isPrivate: false,
    description: t.aboutDescription,
    firstLoadKilobytes: 121,
  },
  contact: {
    url: pageUrls.contact,
    load: () => import('#web/pages/contact.tsx'),
    title: t.contactUs,
    isPrivate: false,
    description: t.contactDescription,
    firstLoadKilobytes: 121,
  },
  rules: {
    url: pageUrls.rules,
    load: () => import('#web/pages/rules.tsx'),
    title: t.rules,
    isPrivate: false,
    description: t.rulesDescription,
    firstLoadKilobytes: 121,
  },
  transparency: {
    url: pageUrls.transparency,
    load: () => import('#web/pages/transparency.tsx'),
    title: t.transparency,
    isPrivate: false,
    description: t.transparencyDescription,
    firstLoadKilobytes: 121,
  },
  recipes: {
    url: pageUrls.recipes,
    load: () => import('#web/pages/recipes.tsx'),
    title: t.recipes,
    isPrivate: false,
    description: t.recipesDescription,
    isPrecached: true,
    firstLoadKilobytes: 130,
  },
  // The card's fields and the head are public. The rest is for signed-in users.
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
  offline: {
    url: pageUrls.offline,
    load: () => import('#web/pages/offline.tsx'),
    title: t.noConnection,
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

/** Private pages that few visits lead to. Their loaders are in a separate chunk. */
const secondaryTable = {
  moderation: { url: pageUrls.moderation, title: t.moderation },
  'moderation-case': { url: pageUrls.moderationCase(':caseId'), title: t.moderationCase },
  'recipe-versions': {
    url: pageUrls.recipeVersions(':recipeId'),
    title: t.recipe,
    guard: usersOnly,
  },
  notice: { url: pageUrls.notice(':noticeId'), title: t.notice, guard: usersOnly },
  import: { url: pageUrls.importRecipe, title: t.bringARecipe },
  'import-review': { url: pageUrls.importReview, title: t.bringARecipe, isForm: true },
  'import-batch': { url: pageUrls.importBatch(':importId'), title: t.bringARecipe },
  'reset-password': { url: pathOf(pageUrls.resetPassword('')), title: t.resetPassword },
  'provider-answer': {
    url: pageUrls.providerAnswer(':providerId'),
    title: t.providerAnswer,
    isBarless: true,
    isForm: true,
  },
  'verify-email': { url: pathOf(pageUrls.verifyEmail('')), title: t.verifyEmail },
  'email-change': { url: pathOf(pageUrls.confirmEmailChange('')), title: t.emailChange },
  'undo-email-change': { url: pathOf(pageUrls.undoEmailChange('')), title: t.undoEmailChange },
  'second-factor-recovery': { url: pathOf(pageUrls.confirmRecovery('')), title: t.secondFactorRecovery },
  leave: { url: pageUrls.leave, title: t.leave, isForm: true },
  'admin-setup': { url: pathOf(pageUrls.adminSetup('')), title: t.adminSetup, isForm: true },
  'admin-signin': {
    url: pageUrls.adminSignin,
    title: t.adminSignin,
    guard: signedOutAdminsOnly,
    isForm: true,
  },
  'admin-dashboard': {
    url: pageUrls.adminDashboard,
    title: t.adminDashboard,
    guard: adminsOnly,
    isForm: true,
  },
  'admin-members': { url: pageUrls.adminMembers, title: t.adminMembers, guard: adminsOnly },
  'admin-messages': { url: pageUrls.adminMessages, title: t.adminMessages, guard: adminsOnly },
  'admin-log': { url: pageUrls.adminLog, title: t.adminLog, guard: adminsOnly },
  'admin-security': {
    url: pageUrls.adminSecurity,
    title: t.adminSecurity,
    guard: adminsOnly,
    isForm: true,
  },
  'admin-rules': {
    url: pageUrls.adminRules,
    title: t.adminRules,
    guard: adminsOnly,
    isForm: true,
  },
} satisfies Record<SecondaryPageName, Omit<PageRow, 'load' | 'isPrivate'>>

const loadSecondary = (name: string) => async () =>
  (await import('./secondary-pages.ts')).secondaryPages[name as SecondaryPageName]()

export type PageName = keyof typeof table | SecondaryPageName

export const pages = Object.fromEntries([
  ...Object.entries(table),
  ...Object.entries(secondaryTable).map(([name, row]) => [
    name,
    { ...row, isPrivate: true, load: loadSecondary(name) },
  ]),
]) as Record<PageName, PageRow>

export const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name)
