import type { Page } from '@playwright/test'
import { signIn } from '../support/accounts.ts'
import { expect, open, presetToken, test, waitForShortcuts } from '../support/journey.ts'
import { holdRequests } from '../support/test-site.ts'

/** Looks when all that the page requests has come: the bar's code is a chunk of its own, and waits for the auth check. */
async function expectNoBar(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(page.getByText('Loading...')).toHaveCount(0)
}

test('a visitor has no navigation bar, but the logo, an open footer and links to log in and sign up', {
  tag: ['@1-visitors', '@2-nav-hidden'],
}, async ({ page }) => {
  for (const path of ['/recipes', '/aboutus', '/contactus']) {
    await open(page, path)
    await expectNoBar(page)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Mezani' })).toBeVisible()
    const waysOn = page.getByRole('navigation', { name: 'Get started' })
    for (const name of ['Home', 'Log In', 'Sign Up'])
      await expect(waysOn.getByRole('link', { name })).toBeVisible()
  }
})

test('the bar says Loading... while the auth check runs, then shows the links', {
  tag: ['@2-nav-always-visible', '@2-nav-when-authenticated', '@2-nav-loading', '@4-auth-state'],
}, async ({ page, sampleUserToken }) => {
  await presetToken(page, sampleUserToken)
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/api/auth/check-auth', async route => {
    await held
    await route.continue()
  })
  await open(page, '/recipes')
  // Until then it is the rendered page that says so.
  await waitForShortcuts(page)
  await expect(page.getByRole('banner').getByText('Loading...')).toBeVisible()
  release()
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Home', 'About Us', 'Contact Us', 'Recipes', 'My Recipes']) {
    await expect(bar.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(bar.getByRole('link', { name: 'Recipes', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('a call that takes very long is waited for', { tag: ['@7-no-timeout'] }, async ({
  page,
  sampleUserToken,
}) => {
  await page.clock.install()
  await presetToken(page, sampleUserToken)
  const release = await holdRequests(page, '**/api/auth/check-auth')
  await page.goto('/aboutus')
  await expect(page.getByRole('banner').getByText('Loading...')).toBeVisible()
  await page.clock.runFor('30:00')
  await expect(page.getByRole('banner').getByText('Loading...')).toBeVisible()
  release()
  await expect(page.getByRole('button', { name: 'Wanjiru' })).toBeVisible()
})

test('a refused token shows the bar with Log In and Sign Up, without member links', {
  tag: ['@2-nav-when-authenticated', '@2-nav-signed-out', '@4-auth-state', '@6-nav-links'],
}, async ({ page }) => {
  await presetToken(page, 'u1_dead')
  await open(page, '/aboutus')
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Log In' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Recipes' })).toHaveCount(0)
})

test('logging out removes the token and goes home', {
  tag: ['@2-nav-user-menu', '@4-logout-success'],
}, async ({ page, site }) => {
  await presetToken(page, await signIn(site))
  await open(page, '/aboutus')
  await page.getByRole('button', { name: 'Wanjiru' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  // Without loading again: the page itself knows that nobody is signed in.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL('/aboutus')
  await expect(page.getByRole('navigation', { name: 'Get started' })).toBeVisible()
  await expectNoBar(page)
})

test('the footer collapses and expands, and links everywhere it should', {
  tag: ['@2-shared-layout', '@2-footer-collapses', '@2-footer-links'],
}, async ({ page }) => {
  await open(page, '/aboutus')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(`© ${new Date().getFullYear()} Mezani`)).toBeVisible()
  for (const name of [
    'Home',
    'About Us',
    'Contact Us',
    'YouTube',
    'Instagram',
    'TikTok',
    'X (Twitter)',
    'Facebook',
  ]) {
    await expect(footer.getByRole('link', { name })).toBeVisible()
  }
  await footer.getByText('Click to collapse').click()
  await expect(footer.getByRole('link', { name: 'About Us' })).toBeHidden()
  await footer.getByText('Click to expand').click()
  await expect(footer.getByRole('link', { name: 'About Us' })).toBeVisible()
})
