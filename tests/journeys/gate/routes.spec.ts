import { expect, open, presetToken, test } from '../support/journey.ts'
import { expectAccessible } from '../support/visual-checks.ts'

/** Every public row of the route table, and inbound links in another case. */
const publicPages = {
  '/': 'Karibu mezani',
  '/login': 'Karibu tena',
  '/signup': 'Take a seat',
  '/signUp': 'Take a seat',
  '/aboutus': 'There is always room for one more plate',
  '/AboutUs': 'There is always room for one more plate',
  '/contactus': 'Contact Us',
  '/contactUs': 'Contact Us',
  '/rules': 'The rules of this table',
  '/recipes': 'Recipes',
  '/recipes/': 'Recipes',
  '/admin/signin': 'Admin Sign In',
}

test('each public page is open to a visitor, whatever the case of its address', {
  tag: [
    '@1-visitors',
    '@2-route-home',
    '@2-route-login-signup',
    '@2-route-about-contact',
    '@2-route-recipes',
    '@2-route-admin-signin',
    '@6-visitor',
  ],
}, async ({ page }) => {
  for (const [path, title] of Object.entries(publicPages)) {
    await open(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await expectAccessible(page)
})

test('a guarded page redirects to where its token is issued; an unknown address is 404 and leads home or to support', {
  tag: [
    '@2-route-admin',
    '@2-route-admin-dashboard',
    '@2-guard-user-routes',
    '@2-guard-dashboard',
    '@2-not-found-page',
    '@4-dashboard-without-token',
  ],
}, async ({ page, sampleUserToken }) => {
  await open(page, '/recipes')
  await page.getByRole('link', { name: 'View Recipe' }).first().press('Enter')
  await expect(page).toHaveURL('/login')
  for (const path of ['/recipes/1', '/myrecipes', '/profile', '/MyRecipes']) {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  }
  await presetToken(page, sampleUserToken)
  await open(page, '/MyRecipes')
  await expect(page).toHaveURL('/MyRecipes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const path of ['/admin', '/admin/dashboard']) {
    await page.goto(path)
    await expect(page).toHaveURL('/admin/signin')
  }

  const reply = await page.goto('/no/such/page')
  expect(reply?.status()).toBe(404)
  const code = page.getByText('404 Error', { exact: true })
  await expect(code).toBeVisible()
  await expect(code).toHaveCSS('text-transform', 'none')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Contact support' }).click()
  await expect(page).toHaveURL('/contactUs')
  await page.goBack()
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page).toHaveURL('/')
})

test('no cache stores a page whose address contains a secret', async ({ request }) => {
  for (const path of [
    '/reset-password?token=l1_x',
    '/verify-email?token=l1_x',
    '/email-change?token=l1_x',
    '/undo-email-change?token=l1_x',
    '/second-factor-recovery?token=l1_x',
    '/login/with/jikoni?code=x&state=y',
  ]) {
    const reply = await request.get(path)
    expect([path, reply.headers()['cache-control']]).toEqual([path, 'no-store'])
  }
})
