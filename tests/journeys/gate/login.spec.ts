import * as authMessages from '#texts/messages/auth.ts'
import { expect, open, test } from '../support/journey.ts'

test.beforeEach(({ page }) => open(page, '/login'))

const fill = async (page: import('@playwright/test').Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

test('signing in keeps the token and goes to the recipes', {
  tag: ['@3-browser-storage-keys', '@4-login-success', '@9-token-storage-keys'],
}, async ({ page, site }) => {
  await fill(page, site.sampleUser.email, site.sampleUser.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/recipes')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^u1_/)
})

test("the server's own sentence is shown", { tag: ['@7-post-login', '@8-login-server-message'] }, async ({
  page,
}) => {
  await page.route('**/api/auth/login', route =>
    route.fulfill({ status: 403, json: { message: 'Come back in May.' } }),
  )
  await fill(page, 'a@example.org', 'secret')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText('Come back in May.')
})

test('a refusal without a sentence says Invalid email or password', { tag: ['@8-login-invalid'] }, async ({
  page,
}) => {
  await page.route('**/api/auth/login', route => route.fulfill({ status: 500, body: '' }))
  await fill(page, 'a@example.org', 'secret')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText(authMessages.invalidCredentials)
})

test.describe('Forgot Password?', () => {
  const forgot = (page: import('@playwright/test').Page) =>
    page.getByRole('button', { name: 'Forgot Password?' }).click()

  test('needs an email', { tag: ['@5-forgot-password-email'] }, async ({ page }) => {
    await forgot(page)
    await expect(page.getByRole('alert')).toHaveText(authMessages.resetNeedsEmail)
  })

  test('sends instructions', { tag: ['@8-reset-success'] }, async ({ page, site }) => {
    await page.getByLabel('Email').fill(site.sampleUser.email)
    await forgot(page)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(authMessages.resetSent)
  })

  const failures = [
    {
      name: "shows the server's sentence",
      answer: { status: 500, json: { message: 'The oven is off.' } },
      says: 'The oven is off.',
    },
    { name: 'has a sentence of its own', answer: { status: 500, body: '' }, says: authMessages.resetRefused },
  ]
  for (const { name, answer, says } of failures) {
    test(`a failure ${name}`, { tag: ['@8-reset-server-message', '@8-reset-failure'] }, async ({ page }) => {
      await page.route('**/auth/reset-password', route => route.fulfill(answer))
      await page.getByLabel('Email').fill('a@example.org')
      await forgot(page)
      await expect(page.getByRole('alert')).toHaveText(says)
    })
  }
})
