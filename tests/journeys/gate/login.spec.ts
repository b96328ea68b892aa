import type { Page } from '@playwright/test'
import * as messages from '#texts/messages.ts'
import { expect, open, storedToken, test } from '../support/journey.ts'
import { expectAccessible } from '../support/visual-checks.ts'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')

test('login has its fields, sends instructions for a new password, and signs in; the token is kept', {
  tag: [
    '@2-login-form',
    '@3-browser-storage-keys',
    '@4-login-success',
    '@5-forgot-password-email',
    '@8-reset-success',
    '@9-token-storage-keys',
  ],
}, async ({ page, site }) => {
  await open(page, '/login')
  const main = page.getByRole('main')
  for (const [name, path] of [
    ['Sign Up', '/signup'],
    ['Home', '/'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path)
  await expect(field(page, 'Email')).toHaveAttribute('type', 'email')
  const password = field(page, 'Password')
  await expect(password).toHaveAttribute('type', 'password')
  await password.fill(site.sampleUser.password)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toBeFocused()
  await press(page, 'Show password')
  await expect(password).toHaveAttribute('type', 'password')

  await press(page, 'Forgot Password?')
  await expect(page.getByRole('alert')).toHaveText(messages.resetNeedsEmail)
  await field(page, 'Email').fill(site.sampleUser.email)
  await press(page, 'Forgot Password?')
  await expect(main.getByRole('status')).toHaveText(messages.resetSent)
  await expectAccessible(page)

  await password.press('Enter')
  await expect(page).toHaveURL('/recipes')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await storedToken(page)).toMatch(/^u1_/)
})

test('a refused login or reset shows the server’s sentence, or the page’s own', {
  tag: [
    '@7-post-login',
    '@8-login-server-message',
    '@8-login-invalid',
    '@8-reset-server-message',
    '@8-reset-failure',
  ],
}, async ({ page }) => {
  await open(page, '/login')
  await field(page, 'Email').fill('a@example.org')
  await field(page, 'Password').fill('secret')
  for (const [button, url, ownSentence] of [
    ['Login', '**/api/auth/login', messages.invalidCredentials],
    ['Forgot Password?', '**/auth/reset-password', messages.resetRefused],
  ] as const) {
    await page.route(url, route => route.fulfill({ status: 403, json: { message: 'Come back in May.' } }))
    await press(page, button)
    await expect(page.getByRole('alert')).toHaveText('Come back in May.')
    await page.route(url, route => route.fulfill({ status: 500, body: '' }))
    await press(page, button)
    await expect(page.getByRole('alert')).toHaveText(ownSentence)
  }
  await expect(field(page, 'Password')).toHaveValue('secret')
  await expectAccessible(page)
})
