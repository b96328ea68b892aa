import { expect, open, presetToken, test } from '../support/journey.ts'

/** Every public row of the route table, and inbound links in another case. */
const publicPages = [
  { path: '/', title: 'Karibu mezani' },
  { path: '/login', title: 'Karibu tena' },
  { path: '/signup', title: 'Take a seat' },
  { path: '/signUp', title: 'Take a seat' },
  { path: '/aboutus', title: 'There is always room for one more plate' },
  { path: '/AboutUs', title: 'There is always room for one more plate' },
  { path: '/contactus', title: 'Contact Us' },
  { path: '/contactUs', title: 'Contact Us' },
  { path: '/rules', title: 'The rules of this table' },
  { path: '/recipes', title: 'Recipes' },
  { path: '/recipes/', title: 'Recipes' },
  { path: '/admin/signin', title: 'Admin Sign In' },
]

for (const { path, title } of publicPages) {
  test(`${path} is open to a visitor`, {
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
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  })
}

test('a guarded page sends a visitor to /login also when it is reached by a link', {
  tag: ['@2-guard-user-routes'],
}, async ({ page }) => {
  await open(page, '/recipes')
  await page.getByRole('link', { name: 'View Recipe' }).first().click()
  await expect(page).toHaveURL('/login')
})

test('/admin/dashboard sends whoever holds no admin token to /admin/signin', {
  tag: ['@2-route-admin-dashboard', '@2-guard-dashboard', '@4-dashboard-without-token'],
}, async ({ page, sampleUserToken }) => {
  await presetToken(page, sampleUserToken)
  await page.goto('/admin/dashboard')
  await expect(page).toHaveURL('/admin/signin')
})

test('an unknown address is 404 and leads home or to support', { tag: ['@2-not-found-page'] }, async ({
  page,
}) => {
  const reply = await page.goto('/no/such/page')
  expect(reply?.status()).toBe(404)
  const code = page.getByText('404 Error', { exact: true })
  await expect(code).toBeVisible()
  await expect(code).toHaveCSS('text-transform', 'none')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Contact support' }).click()
  await expect(page).toHaveURL('/contactUs')
  await page.goBack()
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page).toHaveURL('/')
})
