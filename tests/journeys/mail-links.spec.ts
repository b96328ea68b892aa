import type { Page } from '@playwright/test'
import type { Site } from '#tests/support/real-site.ts'
import * as t from '#texts/auth.ts'
import * as messages from '#texts/messages.ts'
import { signIn } from './support/accounts.ts'
import { expect, open, presetToken, storedToken, test } from './support/journey.ts'
import { mailedLink } from './support/mailed-link.ts'

async function signUp({ url }: Site, email: string): Promise<void> {
  const body = { email, username: email.split('@')[0], password: 'chapati', confirmPassword: 'chapati' }
  await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

test('the link of a reset mail sets a new password, only once, and ends the browser’s session like all others', async ({
  page,
  site,
}) => {
  await signUp(site, 'amina@example.org')
  await open(page, '/login')
  await page.getByLabel('Email').fill('amina@example.org')
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(messages.resetSent)
  const link = await mailedLink(site, 'amina@example.org', '/reset-password')
  const token = await signIn(site, { email: 'amina@example.org', password: 'chapati' })
  await page.evaluate(stored => localStorage.setItem('token', stored), token)

  await open(page, link)
  await page.getByLabel('Password', { exact: true }).fill('mandazi')
  await page.getByLabel('Confirm Password', { exact: true }).fill('mandazo')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText(messages.passwordsDiffer)).toBeVisible()
  await page.getByLabel('Confirm Password', { exact: true }).fill('mandazi')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your new password is set.')
  expect(await storedToken(page)).toBeNull()
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await page.getByLabel('Email').fill('amina@example.org')
  await page.getByLabel('Password', { exact: true }).fill('mandazi')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/recipes')

  await open(page, link)
  await page.getByLabel('Password', { exact: true }).fill('another')
  await page.getByLabel('Confirm Password', { exact: true }).fill('another')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('the link of a verification mail verifies with a click', async ({ page, site }) => {
  await signUp(site, 'juma@example.org')
  await open(page, await mailedLink(site, 'juma@example.org', '/verify-email'))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your email address is verified.')
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/login')
})

const post = async ({ url }: Site, path: string, body: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(reply.status).toBe(200)
}

const tokenIn = (link: string) => link.split('token=')[1] ?? ''
const deadLink = (page: Page) => page.getByRole('alert').filter({ hasText: t.linkExpired })
const emailField = (page: Page) => page.getByRole('main').getByLabel('Email')

async function saveNewPassword(page: Page): Promise<void> {
  for (const label of ['Password', 'Confirm Password'])
    await page.getByLabel(label, { exact: true }).fill('mandazi')
  await page.getByRole('button', { name: 'Save the new password' }).click()
}

test('a used reset link offers a new one that works; the response is the same without an account', async ({
  page,
  site,
}) => {
  const email = 'zuhura@example.org'
  await signUp(site, email)
  await post(site, '/auth/reset-password', { email })
  const used = await mailedLink(site, email, '/reset-password')
  const password = { password: 'chapati moto', confirmPassword: 'chapati moto' }
  await post(site, '/api/auth/reset-password/confirm', { token: tokenIn(used), ...password })

  await open(page, used)
  await saveNewPassword(page)
  await expect(deadLink(page)).toBeVisible()
  await expect(emailField(page)).toBeFocused()
  for (const address of ['nobody@example.org', email]) {
    await emailField(page).fill(address)
    const sent = page.waitForResponse('**/auth/reset-password')
    await page.getByRole('button', { name: 'Send a new link' }).click()
    expect((await sent).request().postDataJSON()).toEqual({ email: address })
    await expect(page.getByRole('main').getByRole('status')).toHaveText(messages.resetSent)
  }
  await open(page, await mailedLink(site, email, '/reset-password', used))
  await saveNewPassword(page)
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your new password is set.')
})

test('a replaced verification link offers a visitor a new one that works', async ({ page, site }) => {
  const email = 'mwikali-of-the-links@example.org'
  await signUp(site, email)
  const first = await mailedLink(site, email, '/verify-email')
  await post(site, '/api/auth/verify-email/resend', { email })
  const second = await mailedLink(site, email, '/verify-email', first)

  await open(page, first)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(deadLink(page)).toBeVisible()
  await expect(emailField(page)).toBeFocused()
  for (const address of ['nobody@example.org', email]) {
    await emailField(page).fill(address)
    const sent = page.waitForResponse('**/verify-email/resend')
    await page.getByRole('button', { name: 'Send a new link' }).click()
    expect((await sent).request().postDataJSON()).toEqual({ email: address })
    await expect(page.getByRole('main').getByRole('status')).toHaveText(t.newLinkSent)
  }
  await open(page, await mailedLink(site, email, '/verify-email', second))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t.verified)
})

test('a signed-in member finds their address filled in; a verified member is told so', async ({
  page,
  site,
}) => {
  const email = 'pendo@example.org'
  await signUp(site, email)
  const link = await mailedLink(site, email, '/verify-email')
  await presetToken(page, await signIn(site, { email, password: 'chapati' }))
  await open(page, '/verify-email?token=l1_of-another-time')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(emailField(page)).toHaveValue(email)
  await page.route('**/verify-email/resend', route => route.abort())
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByRole('alert').filter({ hasText: t.sendAgainFailed })).toBeVisible()
  await post(site, '/api/auth/verify-email', { token: tokenIn(link) })
  await open(page, link)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(t.alreadyVerified)
})

test('a link that could not be checked stays, and can be retried', async ({ page }) => {
  await page.route('**/api/auth/verify-email', route => route.abort())
  await open(page, '/verify-email?token=l1_any')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('alert')).toHaveText(t.linkNotChecked)
  await expect(page.getByRole('button', { name: 'Verify' })).toBeEnabled()
  await expect(emailField(page)).toHaveCount(0)
})

for (const path of ['/reset-password', '/verify-email']) {
  test(`${path} without its token says that the link is incomplete, and offers a new one`, async ({
    page,
  }) => {
    await open(page, path)
    await expect(page.getByRole('alert')).toContainText('The link is incomplete.')
    await expect(emailField(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible()
  })
}
