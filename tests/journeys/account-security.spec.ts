import type { Page } from '@playwright/test'
import type { Site } from '#tests/support/real-site.ts'
import * as t from '#texts/auth.ts'
import { profileSavedButEmail } from '#texts/users.ts'
import { aMember, type Member } from './support/accounts.ts'
import { expect, test as journey, open, presetToken } from './support/journey.ts'
import { mailedLink } from './support/mailed-link.ts'

/** Each journey changes what a whole account depends on, so each has a new member. */
const test = journey.extend<{ cook: Member }>({
  cook: async ({ site, page }, use) => {
    const cook = await aMember(site)
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

test('a change of address waits for the click in the mail to the new address, and the profile says so', {
  tag: ['@account-address'],
}, async ({ page, cook, site }) => {
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
  await expect(page.getByText(profileSavedButEmail)).toBeVisible()
  await expect(page.getByText(`Waiting for you to open the link we sent to ${email}.`)).toBeVisible()
  await expect(field(page, 'Email')).toHaveValue(cook.email)
  await expect(field(page, 'Current Password')).toHaveCount(0)

  await open(page, await mailedLink(site, email, '/email-change'))
  await button(page, 'Confirm').click()
  await expect(status(page)).toContainText(t.addressChanged)
  await page.getByRole('main').getByRole('link', { name: 'My Profile' }).click()
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(page.getByText('Waiting for you to open')).toHaveCount(0)

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

test('without the password the mail goes to the current address', async ({ page, cook, site }) => {
  await open(page, '/profile')
  await field(page, 'Email').fill(`new-${cook.email}`)
  await expect(field(page, 'Current Password')).toHaveAccessibleDescription(new RegExp(cook.email))
  await button(page, 'Save').click()
  await expect(page.getByText(`Waiting for you to open the link we sent to ${cook.email}.`)).toBeVisible()
  await open(page, await mailedLink(site, cook.email, '/email-change'))
  await button(page, 'Confirm').click()
  await expect(status(page)).toContainText(t.newAddressAsked)
})

for (const [path, name] of [
  ['/email-change', 'Confirm'],
  ['/undo-email-change', 'Keep my address'],
] as const) {
  test(`${path} says what is wrong with an incomplete, a used or an expired link`, async ({ page }) => {
    await open(page, path)
    await expect(page.getByRole('alert')).toContainText('The link is incomplete.')
    await open(page, `${path}?token=l1_used`)
    await button(page, name).click()
    await expect(page.getByRole('alert')).toContainText(t.linkExpired)
    await expect(button(page, name)).toHaveCount(0)
  })
}

test('the password is changed with the old one, and this session stays', {
  tag: ['@account-password'],
}, async ({ page, cook, site }) => {
  await open(page, '/profile?tab=security')
  await button(page, 'Change the password').click()
  await expect(field(page, 'Current password')).toBeFocused()
  await field(page, 'Current password').fill('not it')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('mandazi')
  await field(page, 'Confirm Password').fill('mandazi')
  await button(page, 'Change password').click()
  await expect(field(page, 'Current password')).toHaveAccessibleDescription(t.wrongPassword)
  await field(page, 'Current password').fill(cook.password)
  await button(page, 'Change password').click()
  await expect(page.getByText(t.ownPasswordChanged)).toBeVisible()
  await expect(button(page, 'Change the password')).toBeVisible()
  expect(await logIn(site, cook.email, 'mandazi')).toBe(200)
  await open(page, '/profile')
  await expect(field(page, 'Email')).toHaveValue(cook.email)
})

test('another address is requested in its own row, which then waits for the click', async ({
  page,
  cook,
}) => {
  const email = `new-${cook.email}`
  await open(page, '/profile?tab=security')
  const row = page.getByRole('region', { name: 'Email address' })
  await expect(row).toContainText(cook.email)
  await button(page, 'Change the password').click()
  await button(page, 'Change the email').click()
  await expect(field(page, 'New email')).toBeFocused()
  await expect(button(page, 'Change the password')).toBeVisible()
  await field(page, 'New email').fill(cook.email)
  await field(page, 'Current password').fill('not it')
  await button(page, 'Change email').click()
  await expect(field(page, 'New email')).toHaveAccessibleDescription('This is already your address.')
  await field(page, 'New email').fill(email)
  await button(page, 'Change email').click()
  await expect(field(page, 'Current password')).toHaveAccessibleDescription(t.wrongPassword)
  await field(page, 'Current password').fill(cook.password)
  await page.keyboard.press('Enter')
  await expect(row.getByRole('status')).toContainText(`Waiting for ${email}`)
  await expect(row).toContainText(cook.email)
  await expect(button(page, 'Change the email')).toBeVisible()
})

const place = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' })

/** Signs the same member in on another device. */
const signInElsewhere = async (site: Site, { email, password }: Member, userAgent: string) => {
  const headers = { 'content-type': 'application/json', 'user-agent': userAgent }
  const body = JSON.stringify({ email, password })
  const reply = await fetch(`${site.url}/api/auth/login`, { method: 'POST', headers, body })
  return ((await reply.json()) as { access_token: string }).access_token
}
const firefoxOnLinux = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const safariOnIpad =
  'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const isServed = async (site: Site, token: string) =>
  (await fetch(`${site.url}/api/users/current`, { headers: { authorization: `Bearer ${token}` } })).ok

test('at 390 px and by keyboard: one session is ended at once, and all the others after a question', {
  tag: ['@account-sessions'],
}, async ({ page, cook, site }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const ipad = await signInElsewhere(site, cook, safariOnIpad)
  const linux = await signInElsewhere(site, cook, firefoxOnLinux)
  const third = await signInElsewhere(site, cook, firefoxOnLinux)
  await open(page, '/profile?tab=security')
  const lines = place(page).getByRole('listitem')
  await expect(lines).toHaveCount(4)
  await expect(lines.first()).toContainText('This one')
  await expect(lines.first().getByRole('button')).toHaveCount(0)
  await expect(lines.filter({ hasText: 'From 127.0.x.x' })).toHaveCount(4)

  await button(page, 'End Safari on iPad').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ended.')).toBeVisible()
  await expect(lines).toHaveCount(3)
  await expect(place(page).locator(':focus')).toHaveCount(1)
  expect(await isServed(site, ipad)).toBe(false)
  expect(await isServed(site, linux)).toBe(true)

  await button(page, 'End all the others').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'End all the others?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'End all the others' }).press('Enter')
  await expect(place(page)).toContainText('Nowhere else.')
  await expect(lines).toHaveCount(1)
  expect(await Promise.all([linux, third, cook.token].map(token => isServed(site, token)))).toEqual([
    false,
    false,
    true,
  ])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  const last = await signInElsewhere(site, cook, safariOnIpad)
  await page.reload()
  await button(page, 'Log out everywhere').press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Log out everywhere?' })
  await question.getByRole('button', { name: 'Log out everywhere' }).press('Enter')
  await expect(page).toHaveURL('/')
  expect(await Promise.all([last, cook.token].map(token => isServed(site, token)))).toEqual([false, false])
})
