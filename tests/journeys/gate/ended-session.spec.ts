import { aMember, callApi, endSession } from '../support/accounts.ts'
import { expect, open, presetToken, storedToken, test } from '../support/journey.ts'
import { expectSilence } from '../support/silence.ts'
import { expectAccessible } from '../support/visual-checks.ts'

test.setTimeout(90_000)

/** The server really issued these tokens, and their sessions have really ended. */
test('every page handles the token of an ended session', {
  tag: [
    '@2-route-recipe-detail',
    '@2-route-my-recipes',
    '@2-route-profile',
    '@2-guard-checks-token-only',
    '@2-nav-when-authenticated',
    '@2-nav-signed-out',
    '@4-auth-state',
    '@6-nav-links',
    '@6-recipe-list-401',
    '@8-recipes-401',
  ],
}, async ({ page, site }) => {
  const { token } = await aMember(site)
  await endSession(site, token)
  await presetToken(page, token)

  for (const path of ['/', '/login', '/signup', '/aboutus', '/contactus', '/admin/signin']) {
    await open(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await open(page, '/aboutus')
  const banner = page.getByRole('banner')
  for (const name of ['Log In', 'Sign Up']) await expect(banner.getByRole('link', { name })).toBeVisible()
  await expect(banner.getByRole('link', { name: /Recipes/ })).toHaveCount(0)

  await open(page, '/recipes/1')
  await expect(page.getByText('Failed to load recipe. Please try again.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Recipe not found' })).toBeVisible()
  await expectAccessible(page)
  await open(page, '/myrecipes')
  await expect(page.getByText('Failed to fetch recipes. Please try again later.')).toHaveCount(2)
  await open(page, '/myrecipes/import')
  await expect(page.getByRole('alert').getByRole('link', { name: 'Log In' })).toBeVisible()
  await open(page, '/profile')
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('Your profile could not be loaded: your session has ended.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  for (const tab of ['Notifications', 'My Bookmarks']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(panel.getByRole('alert').getByRole('link', { name: 'Log In' })).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Account' }).click()
  // Found by its name: a click waits for the link that it found first, which may be in the panel that is disappearing.
  await page.getByRole('tabpanel', { name: 'Account' }).getByRole('link', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/login')
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL('/admin/signin')
  // The guards only check that there is a token. The refused list request removes it.
  expect(await storedToken(page)).toBe(token)
  await open(page, '/recipes')
  await expect(page.getByText('Unauthorized. Please log in.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect(await storedToken(page)).toBeNull()
})

test('when a session ends while a recipe is open, each action shows its error, and a bookmark asks to log in', {
  tag: ['@8-bookmark-401'],
}, async ({ page, site }) => {
  const { token } = await aMember(site)
  await presetToken(page, token)
  await open(page, '/recipes/1')
  const bookmark = page.getByRole('button', { name: 'Bookmark', exact: true })
  await expect(bookmark).toBeVisible()
  await endSession(site, token)

  await page.getByLabel('Comment', { exact: true }).fill('Asante')
  await page.getByRole('button', { name: 'Add comment' }).press('Enter')
  await expect(page.getByText('Failed to add comment. Please try again.')).toBeVisible()
  await page.locator('.stars-star').nth(2).click()
  await expect(page.getByText('Failed to update rating. Please try again.')).toBeVisible()
  await expectAccessible(page)
  await bookmark.press('Enter')
  await expect(page.getByText('Please log in to bookmark recipes.')).toBeVisible()
  await expect(page).toHaveURL('/login')
})

test('with an ended admin session the dashboard and the reports remove the token and ask to sign in', {
  tag: ['@2-route-admin-dashboard', '@4-admin-session-401', '@8-admin-401'],
}, async ({ page, site }) => {
  const { body } = await callApi(site, '', ['POST', '/api/admin/signin'], site.admin)
  const token = String(body.access_token)
  await callApi(site, token, ['POST', '/api/admin/logout'], {})
  await open(page, '/admin/signin')
  for (const path of ['/admin/dashboard', '/moderation']) {
    await page.evaluate(ended => localStorage.setItem('adminToken', ended), token)
    await page.goto(path)
    await expect(page).toHaveURL('/admin/signin')
    expect(await storedToken(page, 'adminToken')).toBeNull()
    await expectSilence(page)
    await expectAccessible(page)
  }
})
