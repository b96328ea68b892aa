import type { Locator, Page, Request } from '@playwright/test'
import { aDraft } from '#tests/support/drafts.ts'
import { aPicture } from '#tests/support/pictures.ts'
import * as cookingTexts from '#texts/cooking.ts'
import * as cookTexts from '#texts/cooks.ts'
import * as importTexts from '#texts/imports.ts'
import * as ui from '#texts/ui.ts'
import { expect, waitForHydration } from './journey.ts'

export type LazyPart = {
  path: string
  isMember?: boolean
  isAdmin?: boolean
  /** What is different about the recipe. */
  recipe?: Record<string, unknown>
  /** True if moderators have hidden the recipe, which is the member's own. */
  isHidden?: boolean
  /** What its author has since changed in the recipe. */
  newVersion?: Record<string, unknown>
  /** True if the part loads with the page and not when a person does something. */
  isLoadedWithPage?: boolean
  /** Loads the lazy part that contains this one. */
  prepare?: (page: Page) => Promise<unknown>
  /** What is typed before the part is needed, if the page has a field. */
  typing?: { field: (page: Page) => Locator; text: string }
  /** True if typing itself needs the part. Typed before the network is gone, it would already load the part. */
  isLoadedByTyping?: boolean
  /** Does something that needs the part. */
  use: (page: Page) => Promise<unknown>
  /** The element that says that the part is missing, or that is shown instead of it. */
  substitute: (page: Page) => Locator
  /** Requests the part again, once it is there. By default presses 'Try again' in its place. */
  pressAgain?: (page: Page) => Promise<unknown>
  works: (page: Page) => Promise<void>
}

/**
 * Answers a right password as if the account had a second factor. Done in the page, because Playwright cannot route the requests
 * of a page that a service worker controls.
 */
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
const failure = (place: Locator) => place.getByText(ui.partFailed)
/** A toast, or what is shown for toasts if their code has not loaded. A part in the closed footer may show the same words. */
const failedToast = (page: Page) =>
  page.locator('.Toastify__toast, [role=status]').filter({ hasText: ui.partFailed, visible: true }).first()
const footer = (page: Page) => page.getByRole('contentinfo')
const missingDialog = (page: Page) => page.getByText(ui.dialogFailed)

export const message = {
  field: (page: Page) => page.getByLabel('Message'),
  text: 'A long letter about lentils',
}
const comment = {
  field: (page: Page) => page.getByLabel('Comment', { exact: true }),
  text: 'More lime, and',
}
const firstAmount = (page: Page) => page.getByRole('checkbox', { name: '2 cups maize' })

const createDialog = (page: Page) => page.getByRole('dialog', { name: /^Create/ })
const prepTime = (page: Page) => createDialog(page).getByLabel('Prep Time')

/** My Recipes has only the fields of a form, which is open in front of the page. */
const newTitle = {
  field: (page: Page) => createDialog(page).getByLabel('Title'),
  text: 'Lentils with lime',
}
const openNewRecipe = (page: Page) => press(page, 'Add a recipe')
const pressFirstDraft = (page: Page) => page.locator('[data-draft] a').first().dispatchEvent('click')

/** The page moves to the results of a search. A press at that moment may miss. */
const moveToResults = (page: Page) => expect(page).toHaveURL(/q=maize/)

const actionsFor = /^Actions for /
/** Too short for a search, so the list stays. */
const memberSearch = { field: (page: Page) => page.getByRole('searchbox'), text: 'w' }
const pasted =
  'Ugali\n\nIngredients\n2 cups maize flour\n4 cups water\n\nMethod\n1. Boil the water.\n2. Stir the flour in.'

/** A part that loads with its page and is empty in these journeys. It has loaded if nothing says that it is missing. */
const emptyPart = (
  place: Pick<LazyPart, 'path' | 'typing' | 'isMember' | 'isAdmin' | 'isHidden'>,
): LazyPart => ({
  ...place,
  isLoadedWithPage: true,
  use: async () => {},
  substitute: page => failure(page.getByRole('main')),
  works: page => expect(failure(page.getByRole('main'))).toHaveCount(0),
})

/**
 * Reads the pasted text, and waits for the end of the request. A separate process reads a text and may have to
 * start, which on a busy machine takes longer than a test waits. Without network the request fails.
 */
async function readPasted(page: Page): Promise<void> {
  const isReading = (request: Request) => request.url().endsWith('/api/imports/read')
  const end = Promise.race([
    page.waitForEvent('requestfinished', isReading),
    page.waitForEvent('requestfailed', isReading),
  ])
  await press(page, importTexts.readIt)
  await end
}

/** Every lazy chunk except the pages, by its source. A recipe's path is the path of `aRecipe`. */
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
    works: page => expect(footer(page).getByRole('radio', { name: 'Dark' })).toBeVisible(),
  },
  'features/notices/hidden-actions.tsx': emptyPart({ path: '/recipes/:id', isMember: true, isHidden: true }),
  'features/notices/hidden-notes.tsx': emptyPart({ path: '/recipes/:id', isMember: true, isHidden: true }),
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
  'features/cooking/timer-watch.ts': {
    path: '/contactus',
    typing: message,
    use: page =>
      page.evaluate(() => {
        const timer = { key: '1/1/0', label: '3 minutes', seconds: 180, recipeTitle: 'Ugali', step: 2 }
        localStorage.setItem('timers', JSON.stringify([{ ...timer, state: 'running', endsAtMs: Date.now() }]))
        // Acts as if another page had started it.
        dispatchEvent(new Event('storage'))
      }),
    // Without network other parts next to it may be missing too.
    substitute: page => failure(footer(page)).last(),
    works: page => expect(page.getByText('step 2 of Ugali')).toBeVisible(),
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
  'features/cooks/cook-dialog.tsx': {
    path: '/recipes/:id',
    isMember: true,
    typing: comment,
    use: page => press(page, cookTexts.iCookedThis),
    substitute: missingDialog,
    pressAgain: page => press(page, cookTexts.iCookedThis),
    works: page => expect(page.getByRole('dialog', { name: cookTexts.iCookedThis })).toBeVisible(),
  },
  // A chunk of several modules: the figures, and what the conversation needs.
  cooked: {
    ...emptyPart({ path: '/recipes/:id', isMember: true, typing: comment }),
    substitute: page => failure(page.getByRole('region', { name: 'Rating' })),
    works: page => expect(failure(page.getByRole('region', { name: 'Rating' }))).toHaveCount(0),
  },
  'features/comments/conversation.tsx': emptyPart({
    path: '/recipes/:id',
    isMember: true,
    typing: comment,
  }),
  'features/cooks/diary.tsx': {
    path: '/profile',
    isMember: true,
    typing: { field: page => page.getByLabel('First Name'), text: 'Wanjiru wa Kamau' },
    use: page => page.getByRole('tab', { name: 'Cooked' }).click(),
    substitute: page => failure(page.getByRole('tabpanel', { name: 'Cooked' })),
    works: page =>
      expect(page.getByRole('tabpanel', { name: 'Cooked' }).getByText(cookTexts.noMeals)).toBeVisible(),
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
  'features/recipe-detail/own-recipe-dialog.tsx': {
    path: '/recipes/:id',
    isMember: true,
    prepare: page => press(page, 'More about this recipe'),
    typing: comment,
    use: page => press(page, 'Edit'),
    substitute: missingDialog,
    pressAgain: async page => {
      await press(page, 'More about this recipe')
      await press(page, 'Edit')
    },
    works: page => expect(page.getByRole('dialog', { name: 'Edit Your Recipe' })).toBeVisible(),
  },
  'features/cooking/recipe-reader.ts': {
    path: '/recipes/:id',
    isMember: true,
    isLoadedWithPage: true,
    typing: comment,
    use: page => press(page, 'More servings'),
    substitute: page => page.getByText('still as written').and(page.getByRole('status')),
    works: page => expect(firstAmount(page)).toHaveCount(0),
  },
  'features/cooking/shopping-list.ts': {
    path: '/recipes/:id',
    isMember: true,
    typing: comment,
    use: page => press(page, cookingTexts.copyShoppingList),
    substitute: failedToast,
    pressAgain: async page => {
      await page.context().grantPermissions(['clipboard-write'])
      await press(page, cookingTexts.copyShoppingList)
    },
    works: page => expect(page.getByText(cookingTexts.copied)).toBeVisible(),
  },
  'features/versions/newest-change.tsx': {
    path: '/recipes/:id',
    newVersion: { servings: 9 },
    isMember: true,
    isLoadedWithPage: true,
    typing: comment,
    use: async () => {},
    substitute: page => failure(page.getByRole('article')),
    works: page => expect(page.getByText(/^Version 2 · /)).toBeVisible(),
  },
  'features/recipes/form/save-as.tsx': {
    path: '/myrecipes',
    isMember: true,
    prepare: page => press(page, /^Edit /),
    typing: {
      field: page => page.getByRole('dialog', { name: /^Edit/ }).getByLabel('Title'),
      text: 'Lentils with lime',
    },
    isLoadedByTyping: true,
    use: async () => {},
    substitute: page => failure(page.getByRole('dialog', { name: /^Edit/ })),
    works: page => expect(page.getByText('A small correction.')).toBeVisible(),
  },
  'features/versions/difference.tsx': {
    path: '/recipes/:id/versions',
    newVersion: { servings: 9 },
    isMember: true,
    isLoadedWithPage: true,
    use: async () => {},
    substitute: page => failure(page.getByRole('region', { name: 'Version 1 beside version 2' })),
    works: page => expect(page.getByText('1 line differs')).toBeVisible(),
  },
  // A chunk of several modules, for the languages of ingredients other than English.
  'guess-language': {
    path: '/recipes/:id',
    recipe: { ingredients: '2 Tassen Mehl\n1 Prise Salz' },
    isMember: true,
    isLoadedWithPage: true,
    typing: comment,
    use: page => press(page, 'More servings'),
    substitute: page => page.getByText('still as written').and(page.getByRole('status')),
    works: page => expect(page.getByRole('checkbox', { name: '2½ Tassen Mehl' })).toBeVisible(),
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
  'features/admin/member-menu.tsx': {
    path: '/admin/members',
    isAdmin: true,
    typing: memberSearch,
    use: page => press(page, actionsFor),
    substitute: missingDialog,
    pressAgain: page => press(page, actionsFor),
    works: page => expect(page.getByRole('list', { name: actionsFor })).toBeVisible(),
  },
  // A chunk of several modules, like the next two.
  recoveries: emptyPart({ path: '/admin/members', isAdmin: true, typing: memberSearch }),
  'passkey-proof': emptyPart({
    path: '/leave',
    isMember: true,
    typing: { field: page => page.getByLabel('Your password'), text: 'chapati na chai' },
  }),
  // The text that is typed here leads to another page.
  'features/imports/review/understand.ts': {
    path: '/myrecipes/import',
    isMember: true,
    use: async page => {
      await page.getByRole('tab', { name: importTexts.fromText }).click()
      await page.getByLabel(importTexts.textLabel).fill(pasted)
      await readPasted(page)
    },
    substitute: page => page.getByText(importTexts.sourceNotRead),
    pressAgain: async page => {
      await expect(page.getByLabel(importTexts.textLabel)).toHaveValue(pasted)
      await readPasted(page)
    },
    works: page => expect(page).toHaveURL('/myrecipes/import/review'),
  },
  'features/auth/passkey-entry.tsx': {
    path: '/login',
    isLoadedWithPage: true,
    typing: { field: page => page.getByLabel('Email'), text: 'wanjiru@mezani.example' },
    use: async () => {},
    substitute: page => failure(page.getByRole('main')),
    works: page => expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible(),
  },
  'features/auth/provider-entry.tsx': emptyPart({
    path: '/login',
    typing: { field: page => page.getByLabel('Email'), text: 'wanjiru@mezani.example' },
  }),
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
  'features/drafts/draft-list.tsx': {
    path: '/myrecipes',
    isMember: true,
    isLoadedWithPage: true,
    prepare: openNewRecipe,
    typing: newTitle,
    use: async () => {},
    substitute: page => failure(page.getByRole('main')),
    pressAgain: page => page.evaluate(() => dispatchEvent(new Event('online'))),
    works: page => expect(page.locator('a[href="/myrecipes/import"]')).toBeVisible(),
  },
  'prep-time': {
    path: '/myrecipes',
    isMember: true,
    prepare: openNewRecipe,
    typing: newTitle,
    use: page => prepTime(page).fill('45 min'),
    // Until then the field has no hint.
    substitute: prepTime,
    pressAgain: async page => {
      await prepTime(page).fill('')
      await prepTime(page).fill('45 min')
    },
    works: page => expect(prepTime(page)).toHaveAccessibleDescription('Read as 45 minutes'),
  },
  'features/drafts/open-draft.tsx': {
    path: '/myrecipes',
    isMember: true,
    prepare: async page => {
      await page.evaluate(
        draft =>
          fetch('/api/drafts', {
            method: 'POST',
            headers: {
              authorization: `Bearer ${localStorage.getItem('token')}`,
              'content-type': 'application/json',
            },
            body: JSON.stringify(draft),
          }),
        aDraft(),
      )
      await page.reload()
      await waitForHydration(page)
      await expect(page.getByRole('region', { name: 'Drafts' })).toBeVisible()
      await openNewRecipe(page)
    },
    typing: newTitle,
    use: pressFirstDraft,
    substitute: missingDialog,
    pressAgain: pressFirstDraft,
    works: page => expect(page.getByRole('dialog', { name: 'Go on with your draft' })).toBeVisible(),
  },
}
