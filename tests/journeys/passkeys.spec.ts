import type { CDPSession, Page } from '@playwright/test'
import { codeOfKey } from '#tests/support/second-factors.ts'
import { aMember, type Member } from './support/accounts.ts'
import { expect, test as journey, open, presetToken } from './support/journey.ts'

type Device = { session: CDPSession; id: string }

/** Plugs in a device with a screen lock that a person has just passed. */
async function plugIn(page: Page): Promise<Device> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { session, id }
}

/** Each journey changes what a whole account depends on, so each has a new member. */
const test = journey.extend<{ cook: Member; device: Device }>({
  cook: async ({ site, page }, use) => {
    const cook = await aMember(site)
    await presetToken(page, cook.token)
    await use(cook)
  },
  device: async ({ page }, use) => use(await plugIn(page)),
})

const row = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function addPasskey(page: Page, name: string): Promise<void> {
  await open(page, '/profile?tab=security')
  await expect(row(page)).toContainText('None yet. A phone, a computer or a security key will do.')
  await button(page, 'Add a passkey').press('Enter')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.keyboard.press('Enter')
  await expect(row(page).getByRole('listitem')).toContainText(name)
  await expect(row(page)).toContainText('never used')
}

async function switchOnByKey(page: Page): Promise<void> {
  await button(page, 'Set it up').click()
  const key = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  await page.getByLabel('Six digits').fill(codeOfKey(key ?? ''))
  await page.keyboard.press('Enter')
  await page.getByLabel('I have put them where').press('Space')
  await button(page, 'Done').click()
  await expect(page.getByRole('region', { name: 'Second factor' })).toContainText('recovery codes left')
}

async function logOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear())
}

test('a passkey is added and named by keyboard, and signs in from the login page', {
  tag: ['@account-passkeys'],
}, async ({ page, cook, site, device }) => {
  // The device answers by itself, so the address field of the login page signs in without a press of the button.
  await device.session.send('WebAuthn.setAutomaticPresenceSimulation', {
    authenticatorId: device.id,
    enabled: true,
  })
  await addPasskey(page, 'Simu ya Wanjiru')
  await site.mailTo(cook.email, 'passkey was added')
  await logOut(page)
  await open(page, '/login')
  await expect(page).toHaveURL(/\/recipes/)
  await open(page, '/profile?tab=security')
  await expect(row(page)).toContainText('Simu ya Wanjiru')
  await expect(row(page)).not.toContainText('never used')
})

test('a passkey that is unknown to the site is reported, and the password signs in', async ({
  page,
  cook,
  device,
}) => {
  await addPasskey(page, 'Simu')
  await device.session.send('WebAuthn.setAutomaticPresenceSimulation', {
    authenticatorId: device.id,
    enabled: false,
  })
  await button(page, 'Remove Simu').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row(page)).toContainText('None yet.')
  await logOut(page)
  await open(page, '/login')
  await expect(button(page, 'Use a passkey')).toBeVisible()
  await device.session.send('WebAuthn.setAutomaticPresenceSimulation', {
    authenticatorId: device.id,
    enabled: true,
  })
  await button(page, 'Use a passkey').click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'That passkey is not known here. Sign in with your password and add it.',
  )
  await page.getByLabel('Email').fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/recipes/)
})

test('at 390 px, a passkey answers the second step of a sign-in instead of six digits', {
  tag: ['@account-second-step'],
}, async ({ page, cook, device }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await addPasskey(page, 'Simu')
  await switchOnByKey(page)
  const present = (enabled: boolean) =>
    device.session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: device.id, enabled })
  await present(false)
  await logOut(page)
  await open(page, '/login')
  await page.getByLabel('Email').fill(cook.email)
  await page.getByLabel('Password', { exact: true }).fill(cook.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Hodi hodi' })).toBeVisible()
  const use = page.getByRole('button', { name: 'Use a passkey' })
  await expect(use).toHaveCount(1)
  await present(true)
  await use.press('Enter')
  await expect(page).toHaveURL(/\/recipes/)
})

test('the address field accepts passkeys, and without WebAuthn the page has none', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential')
  })
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await open(page, '/login')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn')
  await expect(button(page, 'Login')).toBeEnabled()
  await expect(button(page, 'Use a passkey')).toHaveCount(0)
  expect(asked.filter(url => /api.*passkey|passkey-entry/.test(url))).toEqual([])
})

test('a passkey proves the owner if the password was not given for a while', async ({
  page,
  cook: _,
  device: __,
}) => {
  await addPasskey(page, 'Simu')
  let isRefused = false
  await page.route('**/api/auth/second-factor', async route => {
    if (isRefused) return route.fallback()
    isRefused = true
    await route.fulfill({ status: 403, json: { code: 'proof_required', message: 'Again', requestId: '1' } })
  })
  await button(page, 'Set it up').click()
  const proof = page.waitForResponse('**/api/auth/proof/passkey')
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click()
  expect((await proof).status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'A second factor' })).toBeVisible()
})

test('a passkey replaces the password when address or password are changed, and when one leaves', {
  tag: ['@account-passkey-proof'],
}, async ({ page, cook, device: _ }) => {
  await addPasskey(page, 'Simu')
  await button(page, 'Change the email').click()
  await page.getByLabel('New email').fill(`new-${cook.email}`)
  await button(page, 'Use a passkey').press('Enter')
  await expect(page.getByText(`Waiting for new-${cook.email}`)).toBeVisible()
  await button(page, 'Change the password').click()
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('maharagwe ya nazi')
  await button(page, 'Use a passkey').press('Enter')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel(/^Confirm/).fill('maharagwe ya nazi')
  await button(page, 'Use a passkey').press('Enter')
  await expect(page.getByText('Your password has been changed.')).toBeVisible()
  await open(page, '/leave')
  const leaving = page.waitForResponse('**/api/users/current/leave')
  await button(page, 'Use a passkey').press('Enter')
  expect((await leaving).status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Kwaheri' })).toBeVisible()
})
