import { expect, open, presetToken, storedToken } from './support/journey.ts'
import { test } from './support/member.ts'
import { expectSilence } from './support/silence.ts'

const publicPages = ['/', '/login', '/signup', '/aboutus', '/contactus', '/recipes']

test('public pages are open to people with tokens too', {
  tag: ['@2-route-home', '@2-route-login-signup', '@2-route-recipes'],
}, async ({ page, sampleUserToken, adminToken }) => {
  await presetToken(page, sampleUserToken)
  await presetToken(page, adminToken, 'adminToken')
  for (const path of publicPages) {
    await open(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('an admin token opens the dashboard, and none of a user’s pages', {
  tag: ['@2-route-admin-dashboard', '@6-admin'],
}, async ({ page, adminToken }) => {
  await presetToken(page, adminToken, 'adminToken')
  for (const path of ['/recipes/1', '/myrecipes', '/profile']) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  }
  await page.goto('/admin/dashboard')
  for (const name of ['Users', 'Recipes', 'Comments'])
    await expect(page.getByRole('region', { name }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Statistics' }).getByText('"users"')).toBeVisible()
  await open(page, '/recipes')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
})

for (const path of ['/admin', '/admin/signin']) {
  test(`with an admin token that the server refuses, ${path} ends at the form`, {
    tag: ['@2-route-admin', '@2-route-admin-signin'],
  }, async ({ page }) => {
    await presetToken(page, 'a1_ended', 'adminToken')
    const refused = page.waitForResponse(
      reply => /\/api\/admin\//.test(reply.url()) && reply.status() === 401,
    )
    await page.goto(path)
    await refused
    await expect(page).toHaveURL('/admin/signin')
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
    expect(await storedToken(page, 'adminToken')).toBeNull()
  })
}

test('a bookmark whose state is refused is shown as not set', {
  tag: ['@6-bookmark-status-401', '@7-get-bookmark'],
}, async ({ page, sampleUserToken }) => {
  await presetToken(page, sampleUserToken)
  // Like a backend that does not send this field with the recipe.
  await page.route('**/api/recipes/1', async route => {
    const answer = await route.fetch()
    const { bookmarked, cover, ...recipe } = await answer.json()
    await route.fulfill({ json: recipe })
  })
  await page.route('**/api/recipes/1/bookmark', route => route.fulfill({ status: 401, json: {} }))
  const asked = page.waitForResponse('**/api/recipes/1/bookmark')
  await open(page, '/recipes/1')
  await (await asked).finished()
  // The page has the response once the browser knows how long it took.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/recipes/1/bookmark')),
  )
  await expect(page.getByRole('button', { name: 'Bookmark', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await expectSilence(page)
  await expect(page).toHaveURL('/recipes/1')
})
