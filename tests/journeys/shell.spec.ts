import { expect, open, presetToken, signIn, test } from './support/journey.ts'
import { holdRequests } from './support/test-site.ts'

test('a visitor has no navigation bar, but the logo, an open footer and links to log in and sign up', {
  tag: ['@1-visitors', '@2-nav-hidden'],
}, async ({ page }) => {
  for (const path of ['/recipes', '/aboutus', '/contactus']) {
    await open(page, path)
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    await expect(page.getByText('Loading...')).toHaveCount(0)
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
  await page.goto('/recipes')
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

test('an auth check that fails counts as not signed in', { tag: ['@8-auth-check-failure'] }, async ({
  page,
  sampleUserToken,
}) => {
  await presetToken(page, sampleUserToken)
  await page.route('**/api/auth/check-auth', route => route.abort())
  await open(page, '/aboutus')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log In' })).toBeVisible()
})

for (const path of ['/', '/login', '/signup']) {
  test(`the bar is hidden on ${path} also for who is signed in`, { tag: ['@2-nav-hidden'] }, async ({
    page,
    sampleUserToken,
  }) => {
    await presetToken(page, sampleUserToken)
    await open(page, path)
    await expect(page.getByRole('banner')).toHaveCount(0)
  })
}

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

test('logging out removes the token and goes home', {
  tag: ['@2-nav-user-menu', '@4-logout-success'],
}, async ({ page, site }) => {
  await presetToken(page, await signIn(site))
  await open(page, '/aboutus')
  await page.getByRole('button', { name: 'Wanjiru' }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a logout that fails leaves the user signed in and says nothing', {
  tag: ['@4-logout-failure', '@8-logout-failure'],
}, async ({ page, sampleUserToken }) => {
  await presetToken(page, sampleUserToken)
  await page.route('**/api/auth/logout', route => route.fulfill({ status: 500, json: { message: 'No' } }))
  await open(page, '/aboutus')
  await page.getByRole('button', { name: 'Wanjiru' }).click()
  const answered = page.waitForResponse('**/api/auth/logout')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await answered
  await expect(page).toHaveURL('/aboutus')
  await expect(page.getByRole('button', { name: 'Wanjiru' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(sampleUserToken)
})

test('on a phone the links are behind a menu that closes on the way', {
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

test('the chosen theme is remembered, and there before the page is', async ({ page }) => {
  await open(page, '/aboutus')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('Tab comes to a link that skips to the content', async ({ page }) => {
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
