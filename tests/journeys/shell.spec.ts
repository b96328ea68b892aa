import { expect, open, presetToken, storedToken, test } from './support/journey.ts'
import { expectSilence, pressUntilHandled } from './support/silence.ts'
import { holdRequests } from './support/test-site.ts'

test('a request that the page itself sends is waited for just as long', { tag: ['@7-no-timeout'] }, async ({
  page,
  site,
}) => {
  await page.clock.install()
  // Replaces the browser's own timeout, whose clock no test can control.
  await page.addInitScript(() => {
    AbortSignal.timeout = milliseconds => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(), milliseconds)
      return controller.signal
    }
  })
  await open(page, '/login')
  const release = await holdRequests(page, '**/api/auth/login', 'POST')
  await page.getByLabel('Email').fill(site.sampleUser.email)
  await page.getByLabel('Password', { exact: true }).fill(site.sampleUser.password)
  const button = page.getByRole('button', { name: 'Login' })
  await button.click()
  await page.clock.runFor('30:00')
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page).toHaveURL('/recipes')
})

test('the user menu leads to the profile', { tag: ['@2-nav-user-menu'] }, async ({
  page,
  sampleUserToken,
}) => {
  await presetToken(page, sampleUserToken)
  await open(page, '/aboutus')
  await page.getByRole('button', { name: 'Wanjiru' }).click()
  await page.getByRole('link', { name: 'My Profile' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('link', { name: 'My Profile' })).toBeHidden()
})

test('while the profile loads, the user menu has no name, nor another word instead', async ({
  page,
  sampleUserToken,
}) => {
  await presetToken(page, sampleUserToken)
  const release = await holdRequests(page, '**/api/users/current')
  await open(page, '/aboutus')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Account' })
  await expect(menu).toBeVisible()
  await expect(menu).toHaveText('')
  release()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Wanjiru' })).toBeVisible()
})

for (const status of [500, 202]) {
  test(`a logout that is answered with ${status} leaves the user signed in and shows nothing`, {
    tag: ['@4-logout-failure', '@8-logout-failure'],
  }, async ({ page, sampleUserToken }) => {
    await presetToken(page, sampleUserToken)
    await page.route('**/api/auth/logout', route => route.fulfill({ status, json: { message: 'No' } }))
    await open(page, '/aboutus')
    await page.getByRole('button', { name: 'Wanjiru' }).click()
    await pressUntilHandled(page.getByRole('button', { name: 'Log Out' }))
    await expectSilence(page)
    await expect(page).toHaveURL('/aboutus')
    await expect(page.getByRole('button', { name: 'Wanjiru' })).toBeVisible()
    expect(await storedToken(page)).toBe(sampleUserToken)
  })
}

test('on a phone the links are behind a menu, which closes when one is followed', {
  tag: ['@2-nav-collapsible-menu'],
}, async ({ page, sampleUserToken }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await presetToken(page, sampleUserToken)
  await open(page, '/recipes')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('link', { name: 'About Us' }).first().click()
  await expect(page).toHaveURL('/aboutus')
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeHidden()
})

test('the chosen theme is remembered, and applies before the page is shown', async ({ page }) => {
  await open(page, '/aboutus')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('Tab reaches a link that skips to the content', async ({ page }) => {
  await open(page, '/aboutus')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('after a navigation the focus is on the new title', { tag: ['@2-shared-layout'] }, async ({ page }) => {
  await open(page, '/aboutus')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()
  await expect(page).toHaveTitle('Contact Us · Mezani')
})
