import type { Page } from '@playwright/test'
import { aMessage } from '#tests/support/messages.ts'
import { aPicture } from '#tests/support/pictures.ts'
import { expect } from './journey.ts'

export type Screen = {
  name: string
  path: string
  who?: 'cook' | 'member' | 'admin'
  /** The member has a recipe of their own and has bookmarked it. */
  hasRecipe?: boolean
  /** The changes of the member's recipe, which is the `:id` of the path. */
  newVersion?: Record<string, unknown>
  /** The changes of a draft that the member has. */
  draft?: Record<string, unknown>
  /** Requests that fail from before the page is opened. */
  failingUrl?: RegExp
  prepare?: (page: Page) => Promise<unknown>
  /** The part that axe checks, if other screens cover the rest. By default the whole page. */
  part?: string
  /** Elements that exist in one layout only are checked in that layout only. */
  widths?: number[]
}

export const phone = 320
export const desktop = 1280

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const myRecipesUrls = /\/api\/recipes\/(user|bookmarked)/

const visitorScreens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'login', path: '/login' },
  {
    name: 'login refused',
    path: '/login',
    prepare: async page => {
      await press(page, 'Forgot Password?')
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  { name: 'sign up', path: '/signup' },
  {
    name: 'sign up refused',
    path: '/signup',
    prepare: async page => {
      for (const label of [/^Username/, /^Password/]) await page.getByLabel(label).fill('abc')
      await page.getByLabel('Email').fill('a@example.org')
      await page.getByLabel(/^Confirm Password/).fill('abcdef')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Passwords do not match')).toBeVisible()
    },
  },
  { name: 'about', path: '/aboutus' },
  { name: 'contact', path: '/contactus' },
  {
    name: 'contact refused',
    path: '/contactus',
    prepare: async page => {
      await press(page, 'Send Message')
      await expect(page.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  { name: 'rules', path: '/rules#rule-3' },
  { name: 'what the moderators did', path: '/transparency' },
  { name: 'recipes', path: '/recipes' },
  {
    name: 'recipes with all filters',
    path: '/recipes?q=lime&rating=3.5&servings=2&time=45',
    prepare: async page => {
      await press(page, 'Show Filters')
      await expect(page.getByLabel('Minimum Rating')).toBeVisible()
    },
  },
  { name: 'no recipes', path: '/recipes?q=nothinglikethis' },
  { name: 'recipes failed', path: '/recipes?diet=Keto', who: 'cook', failingUrl: /\/api\/recipes(\?|$)/ },
  { name: 'a cook', path: '/chefs/2' },
  { name: 'not found', path: '/no/such/page' },
  { name: 'no connection', path: '/offline' },
  { name: 'reset password', path: '/reset-password?token=x' },
  { name: 'reset password without its token', path: '/reset-password' },
  { name: 'an answer of a provider', path: '/login/with/jikoni?code=x&state=x' },
  { name: 'verify email', path: '/verify-email?token=x' },
  { name: 'confirm a new email', path: '/email-change?token=x' },
  { name: 'a lost second factor', path: '/second-factor-recovery?token=x' },
  { name: 'keep the old email', path: '/undo-email-change?token=x' },
  {
    name: 'verify email with a used link',
    path: '/verify-email?token=x',
    prepare: async page => {
      await press(page, 'Verify')
      await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible()
    },
  },
]

const sampleUserScreens: Screen[] = [
  { name: 'recipes, signed in', path: '/recipes?diet=Keto' },
  {
    name: 'a toast',
    path: '/recipes',
    // While the toast covers a target, axe would measure what is left of the target.
    part: '.Toastify',
    prepare: async page => {
      await press(page, /^Like/)
      await page.mouse.move(0, 0)
      await expect(page.locator('.Toastify__progress-bar')).toBeVisible()
    },
  },
  {
    name: 'the share menu',
    path: '/recipes',
    prepare: async page => {
      await page.getByRole('region', { name: 'Something sweet' }).hover()
      await page
        .locator('.featured-carousel li:not([inert])')
        .first()
        .getByRole('button', { name: /^Share/ })
        .click()
      await expect(page.locator('.share-menu:popover-open')).toBeVisible()
    },
    widths: [desktop],
  },
  {
    name: 'the user menu',
    path: '/aboutus',
    prepare: page => press(page, 'Wanjiru'),
    widths: [desktop],
  },
  {
    name: 'the menu of a phone',
    path: '/aboutus',
    prepare: page => page.getByRole('button', { name: /^Menu/ }).click(),
    widths: [phone],
  },
  {
    name: 'a recipe',
    path: '/recipes/71',
    prepare: async page => {
      await page.getByRole('checkbox', { name: '4 cups water' }).check()
      await press(page, 'Start a timer: 3 minutes')
    },
  },
  {
    name: 'cook mode',
    path: '/recipes/71',
    prepare: async page => {
      await press(page, 'Cook mode')
      await press(page, 'Next')
      await page.getByRole('dialog').getByRole('button', { name: 'Start a timer: 3 minutes' }).click()
      await press(page, 'Next')
    },
  },
  {
    name: 'a recipe that is not there',
    path: '/recipes/999999',
    prepare: async page => {
      // The toast would close by itself at some point during the checks. Another screen covers toasts.
      await page.getByText('Failed to load recipe. Please try again.').click()
      await expect(page.locator('.Toastify__toast')).toHaveCount(0)
    },
  },
  {
    name: 'the menu of a cook',
    path: '/chefs/2',
    prepare: async page => {
      await press(page, 'More about this cook')
      await expect(page.getByRole('button', { name: 'Report…' })).toBeVisible()
    },
  },
  {
    name: 'reporting a cook, with errors',
    path: '/chefs/2',
    prepare: async page => {
      await press(page, 'More about this cook')
      await press(page, 'Report…')
      await press(page, 'Send report')
      await expect(page.getByText('Please say in a sentence what is wrong.')).toBeVisible()
    },
  },
  { name: 'a cook, signed in', path: '/chefs/2' },
]

const openNewRecipe = (page: Page) => press(page, 'Add a recipe')

const seeDrafts = (page: Page) => expect(page.getByRole('region', { name: 'Drafts' })).toBeVisible()
const openDraft = (page: Page) => page.getByRole('link', { name: 'Pilau ya Zanzibar', exact: true }).click()
const copiedSteps = 'Fry the onions in plenty of oil until they are dark brown, and take out a third of them.'
const copiedSource = {
  kind: 'web',
  address: 'https://jikoni.example/pilau',
  name: 'jikoni.example',
  author: 'Jikoni ya Bibi',
  licence: '',
  instructions: copiedSteps,
}

const memberScreens: Screen[] = [
  {
    name: 'a recipe in its second version',
    path: '/recipes/:id',
    newVersion: { servings: 9 },
    prepare: page => expect(page.locator('a[href$="/versions"] + bdi')).toBeVisible(),
  },
  {
    name: 'versions of a recipe',
    path: '/recipes/:id/versions',
    newVersion: {
      ingredients: '1 cup maize\n3 tsp salt',
      whatChanged: 'For my sister’s wedding',
    },
    prepare: page => expect(page.locator('ins').first()).toBeVisible(),
  },
  {
    name: 'the one version of a recipe',
    path: '/recipes/71/versions',
    prepare: page => expect(page.getByRole('heading', { name: /^One/ })).toBeVisible(),
  },
  {
    name: 'saying how one cooked it, with errors',
    path: '/recipes/71',
    prepare: async page => {
      await press(page, 'I cooked this')
      await press(page, 'Done')
      await expect(page.getByText('Choose one of the two.')).toBeVisible()
    },
    part: 'dialog',
  },
  {
    name: 'the diary, empty',
    path: '/profile?tab=cooked',
    prepare: page => expect(page.getByText('Nothing cooked yet')).toBeVisible(),
  },
  {
    name: 'my recipes',
    path: '/myrecipes',
    hasRecipe: true,
    // The link loads after the cards and moves them, some of them out from under the floating button.
    prepare: page => expect(page.getByRole('link', { name: 'Import' })).toBeVisible(),
  },
  { name: 'my recipes, empty', path: '/myrecipes' },
  { name: 'my recipes failed', path: '/myrecipes', failingUrl: myRecipesUrls },
  { name: 'a new recipe', path: '/myrecipes', prepare: openNewRecipe },
  {
    name: 'a new recipe with errors, and the draft of another',
    path: '/myrecipes',
    prepare: async page => {
      await openNewRecipe(page)
      await page.getByLabel(/^Title/).fill('Uji')
      await expect(page.getByText('Draft kept on this device')).toBeVisible()
      await page.keyboard.press('Escape')
      // The toast about the draft covers the next screen's corner until it is closed.
      await page.getByText('What you wrote is kept').click()
      await expect(page.getByText('What you wrote is kept')).toHaveCount(0)
      await openNewRecipe(page)
      await expect(page.getByRole('button', { name: 'Continue the draft' })).toBeVisible()
      await press(page, 'Create Recipe')
      await expect(page.getByRole('dialog').getByRole('alert')).toBeFocused()
    },
  },
  {
    name: 'editing a recipe',
    path: '/myrecipes',
    hasRecipe: true,
    prepare: page => press(page, /^Edit /),
  },
  {
    name: 'editing what is cooked',
    path: '/myrecipes',
    hasRecipe: true,
    prepare: async page => {
      await press(page, /^Edit /)
      await page.getByLabel('Servings').fill('9')
      await expect(page.getByLabel('What changed?')).toBeVisible()
    },
  },
  {
    name: 'deleting a recipe',
    path: '/myrecipes',
    hasRecipe: true,
    prepare: page => press(page, /^Delete /),
  },
  { name: 'bringing a recipe', path: '/myrecipes/import' },
  {
    name: 'bringing a recipe, refused',
    path: '/myrecipes/import#text',
    prepare: async page => {
      await page.getByRole('tabpanel').getByRole('button', { name: 'Read it' }).click()
      await expect(page.getByLabel('Text of the recipe')).toHaveAttribute('aria-invalid', 'true')
    },
  },
  {
    name: 'reviewing what was read',
    path: '/myrecipes/import#text',
    prepare: async page => {
      await page
        .getByLabel('Text of the recipe')
        .fill(
          'Pilau\nServes 6-8\nIngredients\n3 cups rice, rinsed\n4 cloves garlic + thumb of ginger\n1 handful of raisins\nA fistful of nuts\nMethod\nBoil the rice until it is soft.\nSubscribe to our newsletter today.\nServe it with all the rest of it.',
        )
      await page.getByRole('tabpanel').getByRole('button', { name: 'Read it' }).click()
      await expect(page.getByRole('button', { name: 'Split it up' })).toBeVisible()
    },
  },
  {
    name: 'bringing a file, refused',
    path: '/myrecipes/import#file',
    prepare: async page => {
      await press(page, 'Bring the recipes')
      await expect(page.getByText('Please choose a file.')).toBeVisible()
    },
  },
  {
    name: 'the report of a file',
    path: '/myrecipes/import#file',
    prepare: async page => {
      const buffer = Buffer.from(
        'Name,Ingredients,Directions,Image\n,,,\nUgali,2 cups flour,Stir.,gone.jpg\n',
      )
      await page
        .getByLabel(/^Choose files/)
        .setInputFiles({ name: 'recipes.csv', mimeType: 'text/csv', buffer })
      await press(page, 'Bring the recipes')
      // A file is read in the background, by a process that may have to start first.
      await expect(page.getByText(/^\d of \d read, /)).toBeVisible({ timeout: 20_000 })
    },
  },
  { name: 'drafts', path: '/myrecipes', draft: {}, prepare: seeDrafts },
  { name: 'a draft', path: '/myrecipes', draft: {}, prepare: openDraft },
  {
    name: 'publishing a draft that is a near copy',
    path: '/myrecipes',
    draft: { instructions: copiedSteps, source: copiedSource },
    prepare: async page => {
      await openDraft(page)
      await press(page, 'Publish')
      await press(page, 'Show the sentences')
    },
  },
  { name: 'profile', path: '/profile' },
  {
    name: 'leaving with unsaved changes',
    path: '/profile',
    prepare: async page => {
      await page.getByLabel('Title').fill('Baker')
      const footer = page.getByRole('contentinfo')
      const link = footer.getByRole('link', { name: 'About Us' })
      // A press can miss while something that loads above moves the footer.
      await expect(async () => {
        if (!(await link.isVisible())) await footer.getByText('Click to expand').click({ timeout: 2_000 })
        await expect(link).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await link.click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'leaving the site',
    path: '/leave',
    hasRecipe: true,
    prepare: page => expect(page.getByRole('radio').first()).toBeChecked(),
  },
  {
    name: 'security',
    path: '/profile?tab=security',
    prepare: page => expect(page.getByRole('region').filter({ hasText: /.x.x/ })).toBeVisible(),
  },
  {
    name: 'changing the address',
    path: '/profile?tab=security',
    prepare: async page => {
      await press(page, 'Change the email')
      await press(page, 'Change email')
    },
  },
  {
    name: 'setting up a second factor',
    path: '/profile?tab=security',
    prepare: async page => {
      const uri = 'otpauth://totp/Mezani:cook?secret=GEZDGNBVGY3TQOJQ'
      const key = { secret: 'GEZDGNBVGY3TQOJQ', uri }
      await page.route('**/api/auth/second-factor', route => route.fulfill({ json: key }))
      await press(page, 'Set it up')
      await expect(page.getByLabel('Six digits')).toBeVisible()
    },
  },
  { name: 'notifications', path: '/profile#notifications' },
  { name: 'bookmarks', path: '/profile#bookmarks', hasRecipe: true },
  { name: 'bookmarks, empty', path: '/profile#bookmarks' },
  {
    name: 'cropping the avatar',
    path: '/profile',
    prepare: async page => {
      await page.getByLabel('Choose a picture').setInputFiles(await aPicture('me.jpg'))
      await expect(page.getByRole('button', { name: 'Use this part' })).toBeEnabled()
    },
  },
  {
    name: 'the preview of an avatar',
    path: '/profile',
    prepare: async page => {
      await page.getByLabel('Choose a picture').setInputFiles(await aPicture('me.jpg'))
      await press(page, 'Use this part')
      await expect(page.getByText('Preview')).toBeVisible()
    },
  },
]

/** Every screen in every state that looks different, with each dialog that opens over it. */
export const screens: Screen[] = [
  ...visitorScreens,
  ...sampleUserScreens.map(screen => ({ ...screen, who: 'cook' as const })),
  ...memberScreens.map(screen => ({ ...screen, who: 'member' as const })),
  { name: 'admin set-up', path: '/admin/setup?token=x' },
  { name: 'admin set-up without its token', path: '/admin/setup' },
  { name: 'admin sign-in', path: '/admin/signin' },
  {
    name: 'members',
    path: '/admin/members',
    who: 'admin',
    prepare: page => expect(page.getByRole('table')).toBeVisible(),
  },
  {
    name: 'suspending a member',
    path: '/admin/members',
    who: 'admin',
    prepare: async page => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Suspend…' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'messages to the team',
    path: '/admin/messages',
    who: 'admin',
    prepare: async page => {
      await page.request.post('/api/contact', { data: aMessage() })
      await page.reload()
      await expect(page.getByRole('article').first()).toBeVisible()
    },
  },
  {
    name: 'the log',
    path: '/admin/log',
    who: 'admin',
    prepare: page => expect(page.getByRole('listitem').first()).toBeVisible(),
  },
  {
    name: 'writing the rules',
    path: '/admin/rules',
    who: 'admin',
    prepare: page => expect(page.getByLabel('Most serious first')).toBeVisible(),
  },
  {
    name: 'admin dashboard',
    path: '/admin/dashboard',
    who: 'admin',
    // Until all four sections have loaded, the dashboard shows a text instead.
    prepare: page => expect(page.getByRole('heading', { level: 2 })).toHaveCount(4),
  },
]
