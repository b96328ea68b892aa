import type { Site } from '#harness/real-site.ts'
import * as authMessages from '#texts/messages/auth.ts'
import { expect, open, test } from './support/journey.ts'

async function signUp({ url }: Site, email: string): Promise<void> {
  const body = { email, username: email.split('@')[0], password: 'chapati', confirmPassword: 'chapati' }
  await fetch(`${url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

const extractLink = (mail: string, page: string) => new RegExp(`${page}\\?token=\\S+`).exec(mail)?.[0] ?? ''

test('the link of a reset mail sets a new password, once', async ({ page, site }) => {
  await signUp(site, 'amina@example.org')
  await open(page, '/login')
  await page.getByLabel('Email').fill('amina@example.org')
  await page.getByRole('button', { name: 'Forgot Password?' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(authMessages.resetSent)
  await expect
    .poll(async () => extractLink(await site.mailTo('amina@example.org'), '/reset-password'))
    .not.toBe('')
  const link = extractLink(await site.mailTo('amina@example.org'), '/reset-password')

  await open(page, link)
  await page.getByLabel('Password', { exact: true }).fill('mandazi')
  await page.getByLabel('Confirm Password', { exact: true }).fill('mandazo')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText(authMessages.passwordsDiffer)).toBeVisible()
  await page.getByLabel('Confirm Password', { exact: true }).fill('mandazi')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your new password is set.')
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

test('the link of a verification mail verifies by a click', async ({ page, site }) => {
  await signUp(site, 'juma@example.org')
  await expect
    .poll(async () => extractLink(await site.mailTo('juma@example.org'), '/verify-email'))
    .not.toBe('')
  await open(page, extractLink(await site.mailTo('juma@example.org'), '/verify-email'))
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your email address is verified.')
})

for (const path of ['/reset-password', '/verify-email']) {
  test(`${path} without its token says that the link is incomplete`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('alert')).toContainText('The link is incomplete.')
  })
}
