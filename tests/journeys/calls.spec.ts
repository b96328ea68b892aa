import type { Page } from '@playwright/test'
import { callApi } from './support/accounts.ts'
import { expect, open, presetToken, storedToken } from './support/journey.ts'
import { test } from './support/member.ts'
import { expectCalls, type RecordedCall, recordCalls } from './support/recorded-calls.ts'
import { adminCalls, visitorCalls } from './support/specified-calls.table.ts'

const fill = async (page: Page, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text)
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test.setTimeout(90_000)

const upTo = (recorded: RecordedCall[], last: string) =>
  recorded.slice(0, recorded.findIndex(({ call }) => call === last) + 1)

test('a visitor’s requests have no bearer, and the payloads of the table', {
  tag: ['@7-json', '@7-post-login', '@7-post-signup', '@7-post-reset-password', '@7-post-contact'],
}, async ({ page }) => {
  const heard = recordCalls(page)
  // Data rendered by the server is not requested again, so the journey starts from another page.
  await open(page, '/')
  const asked = page.waitForResponse('**/api/recipes?dietType=Dessert')
  await page.getByRole('link', { name: 'Discover Recipes' }).click()
  await asked
  await open(page, '/contactus')
  await fill(page, { 'First Name': 'Kenji', 'Last Name': 'Mori', 'Phone Number': '1', Message: 'Hello' })
  await page.getByLabel('Email').fill('kenji@example.org')
  await page.getByRole('radio', { name: 'Report' }).check()
  await press(page, 'Send Message')
  await expect(page.getByText('Your message is sent successfully!')).toBeVisible()
  await open(page, '/signup')
  const password = 'chapati na chai'
  const email = `kenji-${process.pid}@example.org`
  await fill(page, {
    Username: email.split('@')[0] ?? '',
    Email: email,
    Password: password,
    'Confirm Password': password,
  })
  await press(page, 'Create Account')
  // The address changes before the page does, and the previous page has an Email field too.
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await press(page, 'Forgot Password?')
  await expect(page.getByText('Password reset instructions sent to your email.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Login')
  await expect(page).toHaveURL('/recipes')
  // After the login response the requests carry the token.
  expectCalls(upTo(heard, 'POST /api/auth/login'), visitorCalls, {})
})

test('an administrator’s requests each have the admin’s bearer, although a user’s token is stored too', {
  tag: [
    '@6-which-token',
    '@7-bearer',
    '@7-post-admin-signin',
    '@7-get-admin-users',
    '@7-get-admin-recipes',
    '@7-get-admin-comments',
    '@7-get-admin-statistics',
    '@7-delete-admin-comment',
  ],
}, async ({ page, site, sampleUserToken }) => {
  await presetToken(page, sampleUserToken)
  await callApi(site, sampleUserToken, ['POST', '/api/recipes/1/comment'], { content: 'CHEAP KNIVES' })
  const heard = recordCalls(page)
  await open(page, '/admin/signin')
  await fill(page, { 'Email:': site.admin.email, 'Password:': site.admin.password })
  await press(page, 'Sign In')
  const spam = page.getByRole('listitem').filter({ hasText: 'CHEAP KNIVES' })
  await spam.getByRole('button', { name: 'Delete' }).click()
  await expect(spam).toHaveCount(0)
  const admin = await storedToken(page, 'adminToken')
  expectCalls(heard, adminCalls, { user: sampleUserToken, admin: admin ?? '' })
})
