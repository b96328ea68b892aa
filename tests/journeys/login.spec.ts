import * as messages from '#texts/messages.ts'
import { expect, open, test } from './support/journey.ts'

test.beforeEach(({ page }) => open(page, '/login'))

const fill = async (page: import('@playwright/test').Page, email: string, password: string) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

test('by keyboard: email, Tab, password and Enter log in; the password reset comes after Login', {
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

test('a wrong password shows the server’s sentence and keeps the fields', async ({ page, site }) => {
  await fill(page, site.sampleUser.email, 'not this one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(messages.invalidCredentials)
  await expect(page.getByLabel('Email')).toHaveValue(site.sampleUser.email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not this one')
})
