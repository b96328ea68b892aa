import type { Page } from '@playwright/test'
import { aPicture } from '#harness/picture.ts'

export type Screen = {
  name: string
  path: string
  as?: 'cook' | 'newcomer' | 'admin'
  /** Set-up before the page is opened, such as calls that fail. */
  beforeOpen?: (page: Page) => Promise<unknown>
  /** Actions on the page before the screenshot. */
  prepare?: (page: Page) => Promise<unknown>
}

const failCalls = (url: string | RegExp) => (page: Page) =>
  page.route(url, route => route.fulfill({ status: 500, json: { message: 'The oven is off.' } }))
/** Reloads the page with these calls pending. */
const stallCalls = (url: string | RegExp) => async (page: Page) => {
  await page.route(url, () => {})
  await page.reload({ waitUntil: 'load' })
}
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page)
  await page.locator('dialog:modal').waitFor()
}
const myRecipesUrls = /\/api\/recipes\/(user|bookmarked)/

/** Every screen in every state that it has. */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-signed-in', path: '/', as: 'cook' },
  { name: 'login', path: '/login' },
  {
    name: 'login-refused',
    path: '/login',
    prepare: async page => {
      await page.getByLabel('Email').fill('a@example.org')
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').waitFor()
    },
  },
  { name: 'signup', path: '/signup' },
  { name: 'about', path: '/aboutus' },
  { name: 'rules', path: '/rules' },
  { name: 'contact', path: '/contactus' },
  {
    name: 'contact-refused',
    path: '/contactus',
    prepare: async page => {
      await page.getByLabel('First Name').fill('Kenji')
      await page.getByLabel('Email').fill('kenji@')
      await press('Send Message')(page)
    },
  },
  { name: 'contact-signed-in', path: '/contactus', as: 'cook' },
  { name: 'recipes', path: '/recipes' },
  { name: 'recipes-signed-in', path: '/recipes', as: 'cook' },
  {
    name: 'recipes-filters',
    path: '/recipes?q=lime&rating=3.5&servings=2&time=45',
    prepare: press('Show Filters'),
  },
  { name: 'recipes-empty', path: '/recipes?q=nothing-like-this' },
  { name: 'recipes-failed', path: '/recipes', as: 'cook', beforeOpen: failCalls(/\/api\/recipes(\?|$)/) },
  { name: 'recipe', path: '/recipes/71', as: 'cook' },
  {
    name: 'recipe-in-use',
    path: '/recipes/71',
    as: 'cook',
    prepare: async page => {
      for (const line of ['4 cups water', '½ teaspoon salt']) await page.getByLabel(line).check()
      await page.getByRole('button', { name: 'Start a timer: 10 minutes' }).click()
      await page.getByRole('button', { name: 'More servings' }).click()
    },
  },
  { name: 'recipe-loading', path: '/recipes/71', as: 'cook', prepare: stallCalls('**/api/recipes/**') },
  { name: 'recipe-not-found', path: '/recipes/999999', as: 'cook' },
  {
    name: 'cook-mode',
    path: '/recipes/71',
    as: 'cook',
    prepare: async page => {
      await page.getByRole('button', { name: 'Cook mode' }).click()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Start a timer: 3 minutes' }).click()
      await page.getByRole('button', { name: 'Next' }).click()
    },
  },
  { name: 'my-recipes', path: '/myrecipes', as: 'cook' },
  { name: 'my-recipes-empty', path: '/myrecipes', as: 'newcomer' },
  { name: 'my-recipes-loading', path: '/myrecipes', as: 'cook', prepare: stallCalls(myRecipesUrls) },
  { name: 'my-recipes-failed', path: '/myrecipes', as: 'cook', beforeOpen: failCalls(myRecipesUrls) },
  { name: 'new-recipe', path: '/myrecipes', as: 'newcomer', prepare: openDialog('Add a recipe') },
  {
    name: 'new-recipe-errors',
    path: '/myrecipes',
    as: 'newcomer',
    prepare: async page => {
      await openDialog('Add a recipe')(page)
      await press('Create Recipe')(page)
    },
  },
  { name: 'edit-recipe', path: '/myrecipes', as: 'cook', prepare: openDialog(/^Edit /) },
  { name: 'delete-recipe', path: '/myrecipes', as: 'cook', prepare: openDialog(/^Delete /) },
  { name: 'profile', path: '/profile', as: 'cook' },
  { name: 'profile-newcomer', path: '/profile', as: 'newcomer' },
  {
    name: 'profile-failed',
    path: '/profile',
    as: 'cook',
    beforeOpen: failCalls(/\/api\/(users|user-stats)/),
  },
  {
    name: 'avatar-crop',
    path: '/profile',
    as: 'cook',
    prepare: async page => {
      await page.getByLabel('Choose a picture').setInputFiles(await aPicture('me.jpg'))
      await page.getByRole('button', { name: 'Use this part' }).waitFor()
    },
  },
  { name: 'leave', path: '/leave', as: 'cook' },
  { name: 'notifications', path: '/profile#notifications', as: 'cook' },
  { name: 'notifications-empty', path: '/profile#notifications', as: 'newcomer' },
  { name: 'bookmarks', path: '/profile#bookmarks', as: 'cook' },
  { name: 'bookmarks-empty', path: '/profile#bookmarks', as: 'newcomer' },
  { name: 'chef', path: '/chefs/2' },
  { name: 'chef-signed-in', path: '/chefs/2', as: 'cook' },
  {
    name: 'report-menu',
    path: '/chefs/2',
    as: 'cook',
    prepare: async page => {
      await page.getByRole('button', { name: 'More about this cook' }).click()
      await page.getByRole('button', { name: 'Report…' }).waitFor()
    },
  },
  {
    name: 'report',
    path: '/recipes/71',
    as: 'newcomer',
    prepare: async page => {
      await page.getByRole('button', { name: 'More about this comment' }).first().click()
      await page.getByRole('button', { name: 'Report…' }).click()
      await page.getByRole('radio', { name: /No advertising/ }).check()
    },
  },
  { name: 'chef-not-found', path: '/chefs/999999' },
  { name: 'admin-signin', path: '/admin/signin' },
  { name: 'admin-dashboard', path: '/admin/dashboard', as: 'admin' },
  { name: 'admin-members', path: '/admin/members', as: 'admin' },
  { name: 'admin-messages', path: '/admin/messages', as: 'admin' },
  { name: 'admin-log', path: '/admin/log', as: 'admin' },
  {
    name: 'admin-members-menu',
    path: '/admin/members',
    as: 'admin',
    prepare: page =>
      page
        .getByRole('button', { name: /^Actions for/ })
        .nth(2)
        .click(),
  },
  {
    name: 'admin-members-suspend',
    path: '/admin/members',
    as: 'admin',
    prepare: async page => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .nth(2)
        .click()
      await page.getByRole('button', { name: 'Suspend…' }).click()
      await page.getByLabel('Rule').selectOption({ index: 3 })
    },
  },
  { name: 'admin-security', path: '/admin/security', as: 'admin' },
  { name: 'admin-rules', path: '/admin/rules', as: 'admin' },
  {
    name: 'admin-loading',
    path: '/admin/dashboard',
    as: 'admin',
    prepare: stallCalls(/\/api\/admin\//),
  },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'no-connection', path: '/offline' },
  { name: 'reset-password', path: '/reset-password?token=x' },
  { name: 'verify-email', path: '/verify-email?token=x' },
]
