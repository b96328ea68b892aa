import type { Page } from '@playwright/test'
import { pageUrls } from '#contract/page-urls.ts'
import { expect, open, presetToken, storedToken, test, waitForFooterTools } from '../support/journey.ts'
import { tabTo, tabToAndPress } from '../support/keyboard.ts'
import { cachedPaths, openWithWorker } from '../support/offline.ts'
import { holdRequests } from '../support/test-site.ts'
import { expectAccessible } from '../support/visual-checks.ts'

/** Looks once all that the page requests has come. The bar's code is a separate chunk, and waits for the auth check. */
async function expectNoBar(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByText('Loading...')).toHaveCount(0)
}

test('a visitor has no navigation bar, but the logo, links, and a footer that collapses', {
  tag: [
    '@1-visitors',
    '@2-nav-hidden',
    '@2-shared-layout',
    '@2-footer-collapses',
    '@2-footer-links',
    '@4-menus-toggle',
  ],
}, async ({ page }) => {
  for (const path of ['/recipes', '/contactus', '/aboutus']) {
    await open(page, path)
    await expectNoBar(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Mezani' })).toBeVisible()
    const waysOn = page.getByRole('navigation', { name: 'Get started' })
    for (const name of ['Home', 'Log In', 'Sign Up'])
      await expect(waysOn.getByRole('link', { name })).toBeVisible()
  }

  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(`© ${new Date().getFullYear()} Mezani`)).toBeVisible()
  const pages = ['Home', 'About Us', 'Contact Us']
  for (const name of [...pages, 'YouTube', 'Instagram', 'TikTok', 'X (Twitter)', 'Facebook']) {
    await expect(footer.getByRole('link', { name })).toBeVisible()
  }
  await footer.getByText('Click to collapse').click()
  await expect(footer.getByRole('link', { name: 'About Us' })).toBeHidden()
  await footer.getByText('Click to expand').click()
  await expect(footer.getByRole('link', { name: 'About Us' })).toBeVisible()
  await expectAccessible(page)
})

test('a member’s bar says Loading... during the auth check, however long it takes; then it has the links and the logout', {
  tag: [
    '@2-nav-always-visible',
    '@2-nav-when-authenticated',
    '@2-nav-loading',
    '@2-nav-hidden',
    '@2-nav-user-menu',
    '@4-auth-state',
    '@4-logout-success',
    '@7-no-timeout',
  ],
}, async ({ page, member }) => {
  await page.clock.install()
  await presetToken(page, member.token)
  const release = await holdRequests(page, '**/api/auth/check-auth')
  await open(page, '/aboutus')
  // Until then the server-rendered page shows it.
  await waitForFooterTools(page)
  const banner = page.getByRole('banner')
  await expect(banner.getByText('Loading...')).toBeVisible()
  await page.clock.runFor('30:00')
  await expect(banner.getByText('Loading...')).toBeVisible()
  release()
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Home', 'About Us', 'Contact Us', 'Recipes', 'My Recipes']) {
    await expect(bar.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(bar.getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page')
  for (const path of ['/', '/login', '/signup']) {
    await open(page, path)
    await expectNoBar(page)
    await expect(banner).toHaveCount(0)
  }

  await open(page, '/aboutus')
  const menu = page.getByRole('button', { name: /^Akinyi/ })
  await menu.press('Enter')
  await expect(page.getByRole('link', { name: 'My Profile' })).toHaveAttribute('href', '/profile')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Log Out' }).press('Enter')
  await expect(page).toHaveURL('/')
  expect(await storedToken(page)).toBeNull()
  // Without a reload the page itself knows that nobody is signed in.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).press('Enter')
  await expect(page).toHaveURL('/aboutus')
  await expect(page.getByRole('navigation', { name: 'Get started' })).toBeVisible()
  await expectNoBar(page)
})

test('on a phone and by keyboard, the menu opens, leads to pages and closes, and so does the footer', {
  tag: ['@2-nav-collapsible-menu', '@2-footer-collapses', '@4-menus-toggle'],
}, async ({ page, sampleUserToken }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await presetToken(page, sampleUserToken)
  await open(page, '/aboutus')
  const burger = page.getByRole('button', { name: 'Menu', exact: true })
  await tabToAndPress(page, burger, 'Enter', { atMost: 4 })
  await expect(page.locator('.phone-menu:popover-open')).toBeVisible()
  await tabTo(page, page.locator('.phone-menu').getByRole('link', { name: 'My Recipes' }), { atMost: 8 })
  await page.keyboard.press('Escape')
  await expect(burger).toBeFocused()
  await page.keyboard.press('Enter')
  await tabToAndPress(page, page.locator('.phone-menu').getByRole('link', { name: 'Contact Us' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused()

  const toggle = page.getByRole('contentinfo').locator('summary')
  await tabToAndPress(page, toggle)
  await expect(page.getByText('Click to collapse')).toBeVisible()
  await tabTo(page, page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }), { atMost: 3 })
  await tabToAndPress(page, toggle, 'Space', { back: true })
  await expect(page.getByText('Click to expand')).toBeVisible()
  await expect(toggle).toBeFocused()
  await expectAccessible(page)
})

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  test('the service worker caches what is read without a network: the files, every recipe’s shell and the offline page', async ({
    page,
  }) => {
    await openWithWorker(page, pageUrls.about)
    expect(await cachedPaths(page)).toEqual(expect.arrayContaining([pageUrls.recipeShell, pageUrls.offline]))
  })
})
