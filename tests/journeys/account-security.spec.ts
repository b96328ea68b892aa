import type { Page } from '@playwright/test'
import type { Site } from '#harness/real-site.ts'
import * as t from '#texts/account-answers.ts'
import { savedButEmail } from '#texts/basic-info-form.ts'
import { type Member, signUp } from './support/accounts.ts'
import { expect, test as journey, open, presetToken } from './support/journey.ts'
import { mailedLink } from './support/mailed-link.ts'

/** Each journey changes what a whole account depends on. */
const test = journey.extend<{ cook: Member }>({
  cook: async ({ site, page }, use) => {
    const cook = await signUp(site)
    await presetToken(page, cook.token)
    await use(cook)
  },
})

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page) => page.getByRole('main').getByRole('status')

async function logIn({ url }: Site, email: string, given: string): Promise<number> {
  const body = JSON.stringify({ email, password: given })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })).status
}

test('a change of address waits for the click in the mail to the new one, and the profile says so', async ({
  page,
  cook,
  site,
}) => {
  const email = `new-${cook.email}`
  await open(page, '/profile')
  await expect(field(page, 'Current Password')).toHaveCount(0)
  await field(page, 'Email').fill(email)
  await field(page, 'Current Password').fill('not it')
  await button(page, 'Save').click()
  await expect(field(page, 'Current Password')).toHaveAccessibleDescription(t.wrongPassword)
  await expect(field(page, 'Email')).toHaveValue(email)
  await field(page, 'Current Password').fill(cook.password)
  await button(page, 'Save').click()
  await expect(page.getByText(savedButEmail)).toBeVisible()
  await expect(page.getByText(`Waiting for a click in the mail to ${email}.`)).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue(cook.email)
  await expect(field(page, 'Current Password')).toHaveCount(0)

  await open(page, await mailedLink(site, email, '/email-change'))
  await button(page, 'Confirm').click()
  await expect(status(page)).toContainText(t.addressChanged)
  await page.getByRole('main').getByRole('link', { name: 'My Profile' }).click()
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(page.getByText('Waiting for a click')).toHaveCount(0)

  await open(page, await mailedLink(site, cook.email, '/undo-email-change'))
  await button(page, 'Keep my address').click()
  await expect(status(page)).toContainText(t.addressRestored)
  await page.getByRole('link', { name: 'Choose a new password' }).click()
  await field(page, 'Password').fill('mandazi')
  await field(page, 'Confirm Password').fill('mandazi')
  await button(page, 'Save the new password').click()
  await expect(status(page)).toContainText('Your new password is set.')
  expect(await logIn(site, cook.email, 'mandazi')).toBe(200)
})

test('without the password the mail goes to the address of now', async ({ page, cook, site }) => {
  await open(page, '/profile')
  await field(page, 'Email').fill(`new-${cook.email}`)
  await expect(field(page, 'Current Password')).toHaveAccessibleDescription(new RegExp(cook.email))
  await button(page, 'Save').click()
  await expect(page.getByText(`Waiting for a click in the mail to ${cook.email}.`)).toBeVisible()
  await open(page, await mailedLink(site, cook.email, '/email-change'))
  await button(page, 'Confirm').click()
  await expect(status(page)).toContainText(t.newAddressAsked)
})

for (const [path, name] of [
  ['/email-change', 'Confirm'],
  ['/undo-email-change', 'Keep my address'],
] as const) {
  test(`${path} says what is wrong with a link that is incomplete, used or expired`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('alert')).toContainText('The link is incomplete.')
    await open(page, `${path}?token=l1_used`)
    await button(page, name).click()
    await expect(page.getByRole('alert')).toContainText(t.linkExpired)
    await expect(button(page, name)).toHaveCount(0)
  })
}

test('the password is changed with the old one, and this session stays', async ({ page, cook, site }) => {
  await open(page, '/profile')
  await button(page, 'Change').click()
  await expect(field(page, 'Password now')).toBeFocused()
  await field(page, 'Password now').fill('not it')
  await field(page, 'Password').fill('mandazi')
  await field(page, 'Confirm Password').fill('mandazi')
  await button(page, 'Change password').click()
  await expect(field(page, 'Password now')).toHaveAccessibleDescription(t.wrongPassword)
  await field(page, 'Password now').fill(cook.password)
  await button(page, 'Change password').click()
  await expect(page.getByText(t.ownPasswordChanged)).toBeVisible()
  await expect(button(page, 'Change')).toBeVisible()
  expect(await logIn(site, cook.email, 'mandazi')).toBe(200)
  await open(page, '/profile')
  await expect(field(page, 'Email')).toHaveValue(cook.email)
})

test('signing out everywhere is asked for once more, and goes to the login', async ({ page, cook, site }) => {
  await open(page, '/profile')
  await button(page, 'Sign out everywhere').click()
  const dialog = page.getByRole('alertdialog', { name: 'Sign out everywhere?' })
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await button(page, 'Sign out everywhere').click()
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(t.signedOutEverywhere)).toBeVisible()
  const headers = { authorization: `Bearer ${cook.token}` }
  expect((await fetch(`${site.url}/api/users/current`, { headers })).status).toBe(401)
})
