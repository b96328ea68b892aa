import * as authMessages from '#texts/messages/auth.ts'
import { expect, open, test } from './support/journey.ts'

test.beforeEach(({ page }) => open(page, '/login'))

const fill = async (page: import('@playwright/test').Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

test('by keyboard: email, Tab, password, Enter logs in; the reset of a password comes after Login', {
  tag: ['@2-login-form'],
}, async ({ page, site }) => {
  const resets: string[] = []
  page.on('request', request => {
    if (request.url().includes('reset-password')) resets.push(request.url())
  })
  await page.getByLabel('Email').focus()
  await page.keyboard.type(site.sampleUser.email)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type(site.sampleUser.password)
  for (const name of ['Show password', 'Login', 'Forgot Password?']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.getByLabel('Password', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recipes')
  expect(resets).toEqual([])
})

test('a wrong password shows what the server says and keeps the fields', async ({ page, site }) => {
  await fill(page, site.sampleUser.email, 'not this one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(authMessages.invalidCredentials)
  await expect(page.getByLabel('Email')).toHaveValue(site.sampleUser.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not this one')
})

test('a network error asks to try again', { tag: ['@8-login-no-response'] }, async ({ page }) => {
  await page.route('**/api/auth/login', route => route.abort())
  await fill(page, 'a@example.org', 'secret')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText(authMessages.loginFailed)
})

test('the password can be shown and hidden', { tag: ['@2-login-form'] }, async ({ page }) => {
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('secret')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toBeFocused()
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test.describe('Forgot Password?', () => {
  const forgot = (page: import('@playwright/test').Page) =>
    page.getByRole('button', { name: 'Forgot Password?' }).click()

  test('a network error asks to try again', { tag: ['@8-reset-no-response'] }, async ({ page }) => {
    await page.route('**/auth/reset-password', route => route.abort())
    await page.getByLabel('Email').fill('a@example.org')
    await forgot(page)
    await expect(page.getByRole('alert')).toHaveText(authMessages.resetFailed)
  })
})

test('it links to sign up and home', { tag: ['@2-login-form'] }, async ({ page }) => {
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/signup')
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})
