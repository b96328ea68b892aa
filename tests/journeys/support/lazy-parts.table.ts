import type { Locator, Page } from '@playwright/test'
import { aPicture } from '#harness/picture.ts'
import * as lazyPart from '#texts/lazy-part.ts'
import { expect } from './journey.ts'

export type LazyPart = {
  path: string
  isMember?: boolean
  /** Loaded with the page, not by something that a person does. */
  isLoadedWithPage?: boolean
  /** Browsers have what it is about only over TLS, and on this machine. */
  needsSecureContext?: boolean
  /** Loads the lazy part around it. */
  prepare?: (page: Page) => Promise<unknown>
  /** What is typed before the part is needed. */
  typing: { field: (page: Page) => Locator; text: string }
  /** Does what needs the part. */
  use: (page: Page) => Promise<unknown>
  /** Where the page says that the part is missing, or what is shown instead of it. */
  substitute: (page: Page) => Locator
  /** Asks for it again, once it is there; 'Try again' in its place unless stated otherwise. */
  pressAgain?: (page: Page) => Promise<unknown>
  works: (page: Page) => Promise<void>
}

/** A right password's answer where there is a second factor; in the page: a request of one that a service worker controls has no route. */
const answerWithTicket = (page: Page, path: string) =>
  page.evaluate(signIn => {
    const { fetch } = window
    const body = JSON.stringify({
      code: 'second_factor_required',
      message: 'Six digits',
      fields: { ticket: 't1_none' },
    })
    const headers = { 'content-type': 'application/json' }
    window.fetch = async (input, init) =>
      String(input).endsWith(signIn) ? new Response(body, { status: 401, headers }) : fetch(input, init)
  }, path)

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const failure = (place: Locator) => place.getByText(lazyPart.failed)
const footer = (page: Page) => page.getByRole('contentinfo')
const missingDialog = (page: Page) => page.getByText(lazyPart.dialogFailed)

export const message = {
  field: (page: Page) => page.getByLabel('Message'),
  text: 'A long letter about lentils',
}
const comment = {
  field: (page: Page) => page.getByLabel('Comment', { exact: true }),
  text: 'More lime, and',
}
const firstAmount = (page: Page) => page.getByRole('checkbox', { name: '2 cups maize' })

/** The page moves to what a search found: a press at that moment may miss. */
const moveToResults = (page: Page) => expect(page).toHaveURL(/q=maize/)

/** Every lazy chunk but the pages, by its source. A recipe's path is that of `aRecipe`. */
export const lazyParts: Record<string, LazyPart> = {
  'ui/toaster.tsx': {
    path: '/recipes/:id',
    isMember: true,
    typing: comment,
    use: page => press(page, /^Bookmark/),
    substitute: page => page.getByRole('status').filter({ hasText: 'Failed to update bookmark' }),
    pressAgain: async page => {
      await expect(page.getByText('Failed to update bookmark')).toHaveCount(0)
      await press(page, /^Bookmark/)
    },
    works: page => expect(page.locator('.Toastify__toast')).toBeVisible(),
  },
  'app/footer-tools.tsx': {
    path: '/contactus',
    isLoadedWithPage: true,
    typing: message,
    use: async () => {},
    substitute: page => failure(footer(page)),
    works: page => expect(footer(page).getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible(),
  },
  'features/offline/offline-region.tsx': {
    path: '/contactus',
    isLoadedWithPage: true,
    typing: message,
    use: async () => {},
    substitute: page => failure(footer(page)),
    works: async page => {
      await page.context().setOffline(true)
      await expect(page.getByText('You are offline.')).toBeVisible()
      await page.context().setOffline(false)
    },
  },
  'app/navigation-bar.tsx': {
    path: '/recipes/:id',
    isMember: true,
    isLoadedWithPage: true,
    typing: comment,
    use: async () => {},
    substitute: page => failure(page.getByRole('banner')),
    works: page => expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible(),
  },
  'features/shortcuts/shortcut-help.tsx': {
    path: '/contactus',
    typing: message,
    use: page => press(page, 'Keyboard shortcuts'),
    substitute: missingDialog,
    pressAgain: page => press(page, 'Keyboard shortcuts'),
    works: page => expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible(),
  },
  'features/recipes/filters/filter-panel.tsx': {
    path: '/recipes',
    typing: { field: page => page.getByRole('searchbox'), text: 'maize' },
    use: async page => {
      await moveToResults(page)
      await press(page, 'Show Filters')
    },
    substitute: page => failure(page.getByRole('search')),
    works: page => expect(page.getByLabel('Minimum Servings')).toBeVisible(),
  },
  'features/recipes/filters/filter-recipes.ts': {
    path: '/recipes',
    isLoadedWithPage: true,
    typing: { field: page => page.getByRole('searchbox'), text: 'maize' },
    use: moveToResults,
    substitute: page => page.getByRole('alert').filter({ hasText: 'Try again' }),
    works: page => expect(page.getByRole('heading', { name: 'Ugali na sukuma wiki' })).toBeVisible(),
  },
  'features/cooking/cook-mode.tsx': {
    path: '/recipes/:id',
    isMember: true,
    typing: comment,
    use: page => press(page, 'Cook mode'),
    substitute: missingDialog,
    pressAgain: page => press(page, 'Cook mode'),
    works: page => expect(page.getByRole('dialog', { name: /^Cook / })).toBeVisible(),
  },
  'features/moderation/more-menu.tsx': {
    path: '/recipes/:id',
    isMember: true,
    typing: comment,
    use: page => press(page, 'More about this recipe'),
    substitute: missingDialog,
    pressAgain: page => press(page, 'More about this recipe'),
    works: page => expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible(),
  },
  'features/cooking/scale-ingredient.ts': {
    path: '/recipes/:id',
    isMember: true,
    isLoadedWithPage: true,
    typing: comment,
    use: page => press(page, 'More servings'),
    substitute: page => page.getByText('still as written').and(page.getByRole('status')),
    works: page => expect(firstAmount(page)).toHaveCount(0),
  },
  'features/users/avatar-crop.tsx': {
    path: '/profile',
    isMember: true,
    typing: { field: page => page.getByLabel('First Name'), text: 'Wanjiru wa Kamau' },
    use: async page => page.getByLabel('Choose a picture').setInputFiles(await aPicture('me.jpg')),
    substitute: page => failure(page.getByRole('region', { name: 'Your card' })),
    works: page =>
      expect(
        page
          .getByRole('dialog', { name: 'Crop your picture' })
          .getByRole('button', { name: 'Use this part' }),
      ).toBeEnabled(),
  },
  'features/security/security-panel.tsx': {
    path: '/profile',
    isMember: true,
    typing: { field: page => page.getByLabel('First Name'), text: 'Wanjiru wa Kamau' },
    use: page => page.getByRole('tab', { name: 'Security' }).click(),
    substitute: page => failure(page.getByRole('tabpanel', { name: 'Security' })),
    works: page => expect(page.getByRole('region', { name: 'Where you are signed in' })).toBeVisible(),
  },
  'features/security/second-factor-setup.tsx': {
    path: '/profile',
    isMember: true,
    typing: { field: page => page.getByLabel('First Name'), text: 'Wanjiru wa Kamau' },
    prepare: async page => {
      await page.getByRole('tab', { name: 'Security' }).click()
      await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible()
      await page.getByRole('tab', { name: 'Account' }).click()
    },
    use: async page => {
      const key = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Mezani:cook?secret=GEZDGNBVGY3TQOJQ' }
      await page.route('**/api/auth/second-factor', route => route.fulfill({ json: key }))
      await page.getByRole('tab', { name: 'Security' }).click()
      await press(page, 'Set it up')
    },
    substitute: page => failure(page.getByRole('tabpanel', { name: 'Security' })),
    works: page => expect(page.getByRole('heading', { name: 'A second factor' })).toBeVisible(),
  },
  'features/admin/admin-second-step.tsx': {
    path: '/admin/signin',
    typing: { field: page => page.getByLabel('Email:'), text: 'admin@mezani.example' },
    use: async page => {
      await answerWithTicket(page, '/api/admin/signin')
      await page.getByLabel('Password:').fill('chapati na chai')
      await press(page, /^Sign In$/)
    },
    substitute: page => failure(page.getByRole('main')),
    works: page => expect(page.getByLabel('Six digits')).toBeVisible(),
  },
  'features/auth/passkey-entry.tsx': {
    path: '/login',
    isLoadedWithPage: true,
    needsSecureContext: true,
    typing: { field: page => page.getByLabel('Email'), text: 'wanjiru@mezani.example' },
    use: async () => {},
    substitute: page => failure(page.getByRole('main')),
    works: page => expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible(),
  },
  'features/auth/provider-entry.tsx': {
    path: '/login',
    isLoadedWithPage: true,
    typing: { field: page => page.getByLabel('Email'), text: 'wanjiru@mezani.example' },
    use: async () => {},
    substitute: page => failure(page.getByRole('main')),
    // Without a provider it is empty.
    works: page => expect(failure(page.getByRole('main'))).toHaveCount(0),
  },
  'features/auth/second-factor-step.tsx': {
    path: '/login',
    typing: { field: page => page.getByLabel('Email'), text: 'wanjiru@mezani.example' },
    use: async page => {
      await answerWithTicket(page, '/api/auth/login')
      await page.getByLabel('Password', { exact: true }).fill('chapati na chai')
      await press(page, /^Login$/)
    },
    substitute: page => failure(page.getByRole('main')),
    works: page => expect(page.getByLabel('Six digits')).toBeVisible(),
  },
}
