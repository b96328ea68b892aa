import type { Page } from '@playwright/test'
import { aPicture } from '#tests/support/pictures.ts'
import { type BareBackend, startBareBackend } from '../../interop/bare-backend.ts'
import { bareAdmin, bareUser } from '../../interop/bare-state.ts'
import { serveStaticClient } from '../../interop/static-client.ts'
import { expect, test as journey, presetToken, storedToken } from '../support/journey.ts'
import { expectSilence, pressUntilHandled } from '../support/silence.ts'
import { expectAccessible } from '../support/visual-checks.ts'

type Backend = { stop: () => Promise<void>; restart: () => Promise<void> }

/** The static pages stay available; the backend stops and starts again at the same address. */
const test = journey.extend<{ backend: Backend; baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are asked for from the pattern
  backend: async ({}, use) => {
    let running: BareBackend | undefined = await startBareBackend()
    const { url } = running
    const stop = async () => {
      await running?.stop()
      running = undefined
    }
    const restart = async () => {
      running ??= await startBareBackend(Number(new URL(url).port))
    }
    await use(Object.assign({ stop, restart }, { url }))
    await stop()
  },
  baseURL: async ({ backend }, use) => {
    const client = await serveStaticClient((backend as Backend & { url: string }).url)
    await use(client.url)
    await client.stop()
  },
})

// Each journey opens several pages.
test.setTimeout(90_000)

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const fill = async (page: Page, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
}
const expectAlert = (page: Page, sentence: string) =>
  expect(page.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible()

test('with the backend unavailable, each form and list shows its error to a visitor', {
  tag: [
    '@8-recipes-failure',
    '@8-contact-failure',
    '@8-login-no-response',
    '@8-reset-no-response',
    '@8-signup-no-response',
    '@8-carousel-failure',
    '@8-admin-signin-failure',
  ],
}, async ({ page, backend }) => {
  await backend.stop()
  await page.goto('/recipes')
  await expectAlert(page, 'An error occurred while fetching recipes.')
  await expectAlert(page, 'Error: The server could not be reached.')

  await page.goto('/login')
  await fill(page, { Email: 'a@example.org', Password: 'chapati' })
  await press(page, 'Login')
  await expectAlert(page, 'An error occurred during login. Please try again.')
  await press(page, 'Forgot Password?')
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')

  await page.goto('/signup')
  await fill(page, {
    Username: 'a',
    Email: 'a@example.org',
    Password: 'chapati',
    'Confirm Password': 'chapati',
  })
  await press(page, 'Create Account')
  await expectAlert(page, 'An error occurred during sign up. Please try again.')
  await expect(page.getByLabel('Username')).toHaveValue('a')

  await page.goto('/contactus')
  await fill(page, { 'First Name': 'a', 'Last Name': 'b', 'Phone Number': '1', Message: 'c' })
  await page.getByLabel('Email').fill('a@example.org')
  await page.getByRole('radio', { name: 'Report' }).check()
  await press(page, 'Send Message')
  await expectAlert(page, 'Failed to send message.')

  await page.goto('/admin/signin')
  await fill(page, { 'Email:': bareAdmin.email, 'Password:': bareAdmin.password })
  await pressUntilHandled(page.getByRole('button', { name: 'Sign In' }))
  await expectSilence(page)
  await expect(page).toHaveURL('/admin/signin')
  await expectAccessible(page)
})

test('with the backend unavailable, each page shows its error to a member, and the guards still open', {
  tag: [
    '@1-single-backend',
    '@2-detail-not-found',
    '@8-auth-check-failure',
    '@8-detail-load-failure',
    '@8-my-recipes-fetch-failure',
  ],
}, async ({ page, backend }) => {
  await presetToken(page, bareUser.token)
  await backend.stop()
  await page.goto('/recipes')
  await expectAlert(page, 'An error occurred while fetching recipes.')
  await expectAlert(page, 'Error: The server could not be reached.')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
  await page.goto('/recipes/3')
  await expectAlert(page, 'Failed to load recipe. Please try again.')
  await expect(page.getByRole('heading', { level: 1, name: 'Recipe not found' })).toBeVisible()
  await page.goto('/myrecipes')
  await expect(page.getByText('Failed to fetch recipes. Please try again later.')).toHaveCount(2)
  await page.goto('/profile')
  await expectAlert(page, 'Your profile could not be loaded.')
  expect(await storedToken(page)).toBe(bareUser.token)
  await expectAccessible(page)
})

test('with the backend unavailable, each action on a recipe shows its error, and a logout none', {
  tag: [
    '@4-logout-failure',
    '@8-logout-failure',
    '@8-bookmark-failure',
    '@8-rating-failure',
    '@8-comment-failure',
  ],
}, async ({ page, backend }) => {
  await presetToken(page, bareUser.token)
  await page.goto('/recipes/3')
  const bookmark = page.getByRole('button', { name: 'Bookmark', exact: true })
  await expect(bookmark).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wanjiru' })).toBeVisible()
  await backend.stop()

  await page.getByRole('button', { name: 'Wanjiru' }).click()
  await pressUntilHandled(page.getByRole('button', { name: 'Log Out' }))
  await expectSilence(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Wanjiru' })).toBeVisible()
  await expect(page).toHaveURL('/recipes/3')

  await bookmark.click()
  await expectAlert(page, 'Failed to update bookmark. Please try again.')
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
  await page.locator('.stars-star').nth(1).click()
  await expectAlert(page, 'Failed to update rating. Please try again.')
  await expect(page.getByRole('radio', { name: '2 stars' })).not.toBeChecked()
  await fill(page, { Comment: 'Asante' })
  await press(page, 'Add comment')
  await expectAlert(page, 'Failed to add comment. Please try again.')
  await expect(page.getByLabel('Comment', { exact: true })).toHaveValue('Asante')
  await expectAccessible(page)
})

test('with the backend unavailable, editing recipes and profile shows errors and loses no input', {
  tag: [
    '@8-my-recipes-save-failure',
    '@8-my-recipes-delete-failure',
    '@8-my-recipes-bookmark-failure',
    '@8-profile-update-failure',
    '@8-profile-avatar-failure',
  ],
}, async ({ page, backend }) => {
  await presetToken(page, bareUser.token)
  await page.route('https://pictures.example/**', route =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.goto('/myrecipes')
  const cards = page.getByRole('region', { name: 'Your Culinary Creations' }).getByRole('article')
  await expect(cards).toHaveCount(2)
  await cards.first().getByRole('button', { name: /^Edit/ }).click()
  await fill(page, { Title: 'Another title', 'Chef Image': 'https://pictures.example/w.jpg' })
  await backend.stop()
  await press(page, 'Update Recipe')
  await expectAlert(page, 'Failed to save the recipe. Please try again.')
  await page.keyboard.press('Escape')
  await cards
    .first()
    .getByRole('button', { name: /^Delete/ })
    .click()
  await press(page, 'Delete')
  await expectAlert(page, 'Failed to delete the recipe. Please try again.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Remove the bookmark/ }).click()
  await expectAlert(page, 'Failed to remove the bookmark. Please try again.')
  await expect(cards).toHaveCount(2)

  await backend.restart()
  await page.goto('/profile')
  await page.getByLabel('Choose a picture').setInputFiles(await aPicture('me.jpg'))
  await press(page, 'Use this part')
  await backend.stop()
  await press(page, 'Save Avatar')
  await expectAlert(page, 'Error uploading avatar. Please try again.')
  await fill(page, { Title: 'Lake cook' })
  await press(page, 'Save')
  await expectAlert(page, 'Error updating profile. Please try again.')
  await expect(page.getByLabel('Title')).toHaveValue('Lake cook')
  await expectAccessible(page)
})

test('with the backend unavailable, the dashboard stops loading, and a comment stays without an error', {
  tag: ['@4-dashboard-loading', '@8-dashboard-fetch-failure', '@8-admin-comment-delete-failure'],
}, async ({ page, backend }) => {
  await presetToken(page, bareAdmin.token, 'adminToken')
  await page.goto('/admin/dashboard')
  const comments = page.getByRole('region', { name: 'Comments' }).getByRole('listitem')
  await expect(comments.first()).toBeVisible()
  const count = await comments.count()
  await backend.stop()
  const button = comments.first().getByRole('button', { name: 'Delete' })
  await pressUntilHandled(button)
  await expectSilence(page)
  await expect(comments).toHaveCount(count)

  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4)
  await expect(page.getByRole('main').getByText('Loading...')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(0)
  await expectSilence(page)
  await expect(page).toHaveURL('/admin/dashboard')
  await expectAccessible(page)
})
