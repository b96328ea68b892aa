import type { Page } from '@playwright/test'
import { type OpenidProvider, openOpenidProvider } from '#tests/support/openid-provider.ts'
import { siteTemplate, startRealSite } from '#tests/support/real-site.ts'
import { aMember } from './support/accounts.ts'
import { expect, test as journey, open, presetToken } from './support/journey.ts'

let provider: OpenidProvider

/** A site with a real provider. */
const test = journey.extend<object>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are asked for from the pattern
    async ({}, use) => {
      provider = await openOpenidProvider()
      const environment = { OIDC_PROVIDERS: JSON.stringify([provider.settings]) }
      const site = await startRealSite({ template: siteTemplate, environment })
      await use(site)
      await site.stop()
      provider.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const entry = (page: Page) => button(page, 'Continue with Jikoni ID')
const row = (page: Page) => page.getByRole('region', { name: 'Other sites' })

test('by keyboard: the provider creates a new account, and signs in to the same account the next time', {
  tag: ['@account-provider'],
}, async ({ page }) => {
  provider.add({
    sub: 'zawadi',
    email: 'zawadi@jikoni.example',
    email_verified: true,
    preferred_username: 'Zawadi',
  })
  for (const path of ['/signup', '/login', '/myrecipes/import']) {
    await open(page, path)
    await entry(page).press('Enter')
    // Later the provider knows this browser.
    if (path === '/signup') await button(page, 'zawadi').press('Enter')
    await expect(page).toHaveURL(path.startsWith('/myrecipes') ? path : '/recipes')
    expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('secret')
    await page.evaluate(() => localStorage.clear())
  }
})

test('a cancelled sign-in, an unconfirmed address and a browser that did not begin get a sentence and a way on', {
  tag: ['@account-provider-address', '@account-provider-mix-up'],
}, async ({ page }) => {
  provider.add({ sub: 'otieno', email: 'otieno@jikoni.example', email_verified: false })
  await open(page, '/login')
  await entry(page).click()
  await button(page, 'Cancel').click()
  await expect(page.getByText('You cancelled. Nothing has changed.')).toBeVisible()
  await page.getByRole('link', { name: 'Log In', exact: true }).last().click()
  await entry(page).click()
  await button(page, 'otieno').click()
  await expect(page.getByText('Jikoni ID has not confirmed your address')).toBeVisible()
  await open(page, '/login/with/jikoni?code=theirs&state=theirs')
  await expect(page.getByText('This was started in another window')).toBeVisible()
})

test('a provider is connected and disconnected in Security', async ({ page, site }) => {
  provider.add({ sub: 'baraka' })
  const cook = await aMember(site)
  await presetToken(page, cook.token)
  await open(page, '/profile?tab=security')
  await expect(row(page)).toContainText('Not connected')
  await button(page, 'Connect Jikoni ID').press('Enter')
  await button(page, 'baraka').press('Enter')
  await expect(row(page)).toContainText('Connected')
  await button(page, 'Disconnect Jikoni ID').press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).press('Enter')
  await expect(row(page)).toContainText('Not connected')
})

test('the only way into an account cannot be disconnected', async ({ page }) => {
  provider.add({ sub: 'imani', email: 'imani@jikoni.example', email_verified: true })
  await open(page, '/login')
  await entry(page).click()
  await button(page, 'imani').click()
  await expect(page).toHaveURL(/\/recipes$/)
  await open(page, '/profile?tab=security')
  await button(page, 'Disconnect Jikoni ID').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(dialog).toContainText('This is the only way into your account. Set a password first.')
})

test('a member who signed in by the provider may log out there too, and is asked there who they are the next time', {
  tag: ['@account-provider-sign-out'],
}, async ({ page }) => {
  provider.add({ sub: 'neema', email: 'neema@jikoni.example', email_verified: true })
  await open(page, '/login')
  await entry(page).click()
  await button(page, 'neema').click()
  await expect(page).toHaveURL(/\/recipes$/)
  await open(page, '/profile?tab=security')
  await button(page, 'Log out here, and at Jikoni ID too').press('Enter')
  await expect(page).toHaveURL(/\/session\/end/)
  await button(page, 'Yes').press('Enter')
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token')
  await entry(page).click()
  await expect(button(page, 'neema')).toBeVisible()
})

test('a browser that did not sign in by the provider is not offered to log out there', {
  tag: ['@account-provider-sign-out'],
}, async ({ page, site }) => {
  provider.add({ sub: 'juma' })
  const cook = await aMember(site)
  await presetToken(page, cook.token)
  await open(page, '/profile?tab=security')
  await button(page, 'Connect Jikoni ID').click()
  await button(page, 'juma').click()
  await expect(button(page, 'Disconnect Jikoni ID')).toBeVisible()
  await expect(button(page, 'Log out here, and at Jikoni ID too')).toHaveCount(0)
})

test('at 1280 and 390, in light and dark, the block fits its page', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [1280, 390]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/login')
      await expect(entry(page)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
})
