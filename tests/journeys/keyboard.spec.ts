import type { Page } from '@playwright/test'
import { pauseClock } from './support/carousel.ts'
import { expect, openIdle, presetToken, test, waitForFooterTools } from './support/journey.ts'
import { expectFocusNotLost, tabTo, tabToAndPress } from './support/keyboard.ts'
import { holdRequests } from './support/test-site.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const type = (page: Page, text: string) => page.keyboard.type(text)

test.setTimeout(90_000)

test('by keyboard: signing up, being sent on, and logging in', async ({ page }) => {
  await page.clock.install()
  await openIdle(page, '/signup')
  await tabTo(page, page.getByLabel('Username'), { atMost: 5 })
  await type(page, 'amani')
  await tabTo(page, page.getByLabel('Email'), { atMost: 1 })
  const email = `amani-${process.pid}@example.org`
  await type(page, email)
  await tabTo(page, page.getByLabel('Password', { exact: true }), { atMost: 1 })
  await type(page, 'chapati')
  await tabTo(page, page.getByLabel('Confirm Password', { exact: true }), { atMost: 2 })
  await type(page, 'chapati')
  await tabToAndPress(page, button(page, 'Create Account'), 'Enter', { atMost: 2 })
  await expect(page.getByText(/^Account has been created successfully/)).toBeVisible()
  await pauseClock(page)
  await expectFocusNotLost(page)
  await expect(page).toHaveURL('/signup')
  await page.clock.runFor(3000)
  await expect(page).toHaveURL('/login')

  await expect(page.getByLabel('Email')).toBeFocused()
  await type(page, email)
  await tabTo(page, page.getByLabel('Password', { exact: true }), { atMost: 2 })
  await type(page, 'chapati')
  await tabToAndPress(page, button(page, 'Login'), 'Enter', { atMost: 3 })
  await expect(page).toHaveURL('/recipes')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('by keyboard: filtering, searching and opening a recipe', async ({ page, sampleUserToken }) => {
  await presetToken(page, sampleUserToken)
  await openIdle(page, '/recipes')
  await page.getByRole('heading', { level: 1, name: 'Recipes' }).focus()
  await tabTo(page, page.getByRole('searchbox'), { atMost: 3 })
  await type(page, 'lime')
  await tabTo(page, page.getByLabel('Country'), { atMost: 2 })
  await tabToAndPress(page, button(page, 'Show Filters'), 'Enter', { atMost: 1 })
  await tabTo(page, page.getByLabel('Minimum Rating'), { atMost: 1 })
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByLabel('Minimum Servings'), { atMost: 1 })
  await type(page, '2')
  await tabTo(page, page.getByLabel('Maximum Prep Time (minutes)'), { atMost: 1 })
  await type(page, '45')
  await tabToAndPress(page, button(page, 'Pescatarian'), 'Space', { atMost: 8 })
  await expect(page).toHaveURL('/recipes?q=lime&diet=Pescatarian&rating=0.5&servings=2&time=45')
  await tabToAndPress(page, button(page, 'Remove the filter 45 minutes at most'))
  await expect(page).toHaveURL(/servings=2$/)
  await expectFocusNotLost(page)
  await tabToAndPress(page, button(page, 'Clear all'))
  await expect(page).toHaveURL('/recipes')
  // Waits for the list first. Its cards are replaced, and an earlier key press would hit an old card.
  await expect(page.locator('.recipe-filters-result-count')).toHaveText(/^\d{2,} recipes$/)
  await expectFocusNotLost(page)
  await tabToAndPress(page, page.getByRole('region', { name: 'Recipes' }).getByRole('link').first())
  await expect(page.getByRole('region', { name: 'Ingredients' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('by keyboard: / leads to the recipes and focuses their search, and is a character in a field', async ({
  page,
}) => {
  await openIdle(page, '/aboutus')
  await page.keyboard.press('/')
  await expect(page).toHaveURL('/recipes')
  await expect(page.getByRole('heading', { level: 1, name: 'Recipes' })).toBeFocused()
  await page.keyboard.press('Control+/')
  const search = page.getByRole('searchbox')
  await expect(search).not.toBeFocused()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('1/2')
  await expect(search).toHaveValue('1/2')
})

test('by keyboard: focus is not lost when a button focused before hydration is removed', async ({ page }) => {
  const letToolsCome = await holdRequests(page, '**/assets/footer-tools-*.js')
  await page.goto('/recipes?time=45&servings=2', { waitUntil: 'commit' })
  const removal = button(page, 'Remove the filter 45 minutes at most')
  await removal.focus()
  letToolsCome()
  await waitForFooterTools(page)
  await expect(removal).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recipes?servings=2')
  await expectFocusNotLost(page)
})

test('by keyboard: the carousel is paused, turned, liked, and shared from', async ({ page }) => {
  await openIdle(page, '/recipes')
  const carousel = page.getByRole('region', { name: 'Something sweet' })
  await tabToAndPress(page, carousel.getByRole('button', { name: 'Play' }), 'Enter', { atMost: 8 })
  await tabToAndPress(page, carousel.getByRole('button', { name: 'Pause' }), 'Space', { atMost: 1 })
  await expect(carousel.getByRole('button', { name: 'Play' })).toBeFocused()

  const card = carousel.locator('li:not([inert])').first()
  const like = card.getByRole('button', { name: /^Like/ })
  await tabToAndPress(page, like, 'Enter', { atMost: 2 })
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  const share = card.getByRole('button', { name: /^Share/ })
  await tabToAndPress(page, share, 'Enter', { atMost: 4 })
  await tabTo(page, card.getByRole('button', { name: 'Share on Facebook' }), { atMost: 1 })
  await page.keyboard.press('Escape')
  await expect(share).toBeFocused()

  const lastDot = carousel.locator('.featured-carousel-dot').filter({ visible: true }).last()
  await tabToAndPress(page, lastDot)
  await expect(lastDot).toHaveAttribute('aria-current', 'true')
  await expect(lastDot).toBeFocused()
})

test('by keyboard: a toast can be reached and closed', { tag: ['@2-toasts-closed-click'] }, async ({
  page,
}) => {
  await page.route('**/api/contact', route => route.abort())
  await openIdle(page, '/contactus')
  for (const label of ['First Name', 'Last Name', 'Email', 'Phone Number']) {
    await tabTo(page, page.getByLabel(label), { atMost: 12 })
    await type(page, 'a@example.org')
  }
  await tabToAndPress(page, page.getByRole('radio', { name: 'General Inquiry' }), 'Space', { atMost: 1 })
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Recipe Inquiry' })).toBeChecked()
  await tabTo(page, page.getByLabel('Message'), { atMost: 1 })
  await type(page, 'Hello')
  await tabToAndPress(page, button(page, 'Send Message'), 'Enter', { atMost: 1 })
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to send message.' })
  await expect(toast).toBeVisible()
  await expect(button(page, 'Send Message')).toBeFocused()
  // Paused, so that it does not close before Tab reaches it.
  await toast.evaluate(element => {
    for (const animation of element.getAnimations({ subtree: true })) animation.pause()
  })
  await tabToAndPress(
    page,
    page.getByRole('region', { name: /^Notices/ }).getByRole('button', { name: 'Close' }),
  )
  await expect(toast).toHaveCount(0)
})

test('by keyboard: an administrator signs in, deletes a comment and logs out', async ({ page, site }) => {
  await openIdle(page, '/admin/signin')
  await tabTo(page, page.getByLabel('Email:'), { atMost: 3 })
  await type(page, site.admin.email)
  await tabTo(page, page.getByLabel('Password:'), { atMost: 1 })
  await type(page, site.admin.password)
  await tabToAndPress(page, button(page, 'Sign In'), 'Enter', { atMost: 2 })
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeFocused()
  const comments = page.getByRole('region', { name: 'Comments' }).getByRole('listitem')
  await expect(comments.first()).toBeVisible()
  const gone = comments.first()
  const text = (await gone.textContent()) ?? ''
  const remove = gone.getByRole('button', { name: 'Delete' })
  await tabToAndPress(page, remove, 'Enter', { atMost: 60 })
  await expect(comments.filter({ hasText: text })).toHaveCount(0)
  await expectFocusNotLost(page)
  await tabToAndPress(page, button(page, 'Logout'), 'Enter', { back: true, atMost: 60 })
  await expect(page).toHaveURL('/admin/signin')
  await expectFocusNotLost(page)
})
