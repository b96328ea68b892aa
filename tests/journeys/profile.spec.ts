import type { Page } from '@playwright/test'
import * as messages from '#texts/messages.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { onlyForMethod, test } from './support/member.ts'
import { serverFails } from './support/test-site.ts'

const profile = {
  firstName: 'Akinyi',
  lastName: 'Otieno',
  title: 'Kisumu home cook',
  aboutMe: 'Fish, mostly.',
}
const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test.beforeEach(async ({ page, member, send }) => {
  await send('PUT', `/api/users/${member.id}`, { ...profile, email: member.email })
  await presetToken(page, member.token)
})

test('Cancel restores the saved values', { tag: ['@2-account-basic-info'] }, async ({ page }) => {
  await open(page, '/profile')
  await field(page, 'First Name').fill('Nobody')
  await field(page, 'About Me').fill('')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(page, 'First Name')).toHaveValue('Akinyi')
  await expect(field(page, 'About Me')).toHaveValue(profile.aboutMe)
})

test('Save sends the five fields and shows them', { tag: ['@2-account-basic-info'] }, async ({
  page,
  member,
}) => {
  await open(page, '/profile')
  await field(page, 'Title').fill('Lake cook')
  const sent = page.waitForRequest(request => request.method() === 'PUT')
  await save(page).click()
  const request = await sent
  expect(new URL(request.url()).pathname).toBe(`/api/users/${member.id}`)
  expect(request.postDataJSON()).toEqual({ ...profile, title: 'Lake cook', email: member.email })
  await expect(page.getByRole('region', { name: 'Your card' }).getByText('Lake cook')).toBeVisible()
  await field(page, 'Title').fill('Something else')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(page, 'Title')).toHaveValue('Lake cook')
})

test('when the server fails, the profile is not saved and an error is shown', {
  tag: ['@8-profile-update-failure'],
}, async ({ page }) => {
  await page.route('**/api/users/*', onlyForMethod('PUT', serverFails))
  await open(page, '/profile')
  await field(page, 'Title').fill('Lake cook')
  await save(page).click()
  await expect(page.getByRole('alert')).toHaveText(messages.profileUpdateFailed)
  await expect(field(page, 'Title')).toHaveValue('Lake cook')
  await page.unroute('**/api/users/*')
  await save(page).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(page.getByText(messages.profileUpdateFailed)).toHaveCount(0)
})

test('when the server fails, neither counts nor profile leave the page blank', async ({ page }) => {
  await page.route('**/api/user-stats', serverFails)
  await open(page, '/profile')
  await expect(field(page, 'First Name')).toHaveValue('Akinyi')
  await expect(page.getByText('The counts could not be loaded.')).toBeVisible()
  await page.route('**/api/users/current', serverFails)
  await page.reload()
  await expect(page.getByText(/^Your profile could not be loaded/)).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(5)
  await page.unroute('**/api/users/current')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).click()
  await expect(field(page, 'First Name')).toHaveValue('Akinyi')
})

test('leaving with unsaved changes asks first', async ({ page }) => {
  await open(page, '/profile')
  await field(page, 'First Name').fill('Nobody')
  await tab(page, 'My Bookmarks').click()
  await tab(page, 'Account').click()
  await expect(field(page, 'First Name')).toHaveValue('Nobody')
  const away = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' })
  await away.click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/\/profile/)
  await expect(field(page, 'First Name')).toHaveValue('Nobody')
  await away.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/aboutus')
})

test('an unverified address is mentioned, and its verification link can be sent again', async ({
  page,
  member,
}) => {
  await open(page, '/profile')
  const hint = page.getByRole('status').filter({ hasText: 'Please verify your address' })
  await expect(hint).toContainText(member.email)
  await page.route('**/api/auth/verify-email/resend', route => route.abort())
  await hint.getByRole('button', { name: 'Send it again' }).click()
  await expect(hint).toContainText('The link could not be sent.')
  await page.unroute('**/api/auth/verify-email/resend')
  await hint.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText(`A new link is on its way to ${member.email}.`)).toBeVisible()
})

test.describe('Notifications', () => {
  test('a failure shows an error and can be retried; the other tabs are unaffected', async ({ page }) => {
    await page.route('**/api/notifications', serverFails)
    await open(page, '/profile#notifications')
    await expect(page.getByRole('alert')).toContainText('Your notifications could not be loaded.')
    await tab(page, 'Account').click()
    await expect(field(page, 'First Name')).toHaveValue('Akinyi')
    await tab(page, /^Notifications/).click()
    await page.route('**/api/notifications', route => route.fulfill({ json: [] }))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
  })
})

test.describe('My Bookmarks', () => {
  test('a failure shows an error and can be retried', async ({ page }) => {
    await page.route('**/api/recipes/bookmarked', route => route.abort())
    await open(page, '/profile#bookmarks')
    await expect(page.getByRole('alert')).toContainText('Your bookmarks could not be loaded.')
    await page.unroute('**/api/recipes/bookmarked')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'No bookmarks yet' })).toBeVisible()
  })
})
