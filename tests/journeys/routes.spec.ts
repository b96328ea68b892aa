import { pages } from '#web/app/pages.ts'
import { expect, open, presetToken, test } from './support/journey.ts'

for (const path of ['/recipes/1', '/myrecipes', '/profile', '/MyRecipes']) {
  test(`${path} sends a visitor to /login`, {
    tag: ['@2-route-recipe-detail', '@2-route-my-recipes', '@2-route-profile', '@6-visitor'],
  }, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL('/login')
  })

  test(`${path} opens with a user token`, {
    tag: ['@2-route-recipe-detail', '@2-route-my-recipes', '@2-route-profile'],
  }, async ({ page, sampleUserToken }) => {
    await presetToken(page, sampleUserToken)
    await open(page, path)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('/admin leads to /admin/signin', { tag: ['@2-route-admin'] }, async ({ page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/admin/signin')
})

test('the guards only look whether a token is there', { tag: ['@2-guard-checks-token-only'] }, async ({
  page,
}) => {
  await presetToken(page, 'anything', 'adminToken')
  // No admin call is answered, so none can refuse the token.
  await page.route('**/api/admin/**', () => {})
  await page.goto('/admin/signin')
  await expect(page).toHaveURL('/admin/dashboard')
})

test('an address below /api that does not exist is answered in JSON', async ({ request, site }) => {
  const reply = await request.get(`${site.url}/api/nothing`)
  expect(reply.status()).toBe(404)
  expect(await reply.json()).toMatchObject({ code: 'not_found' })
})

/** A path that matches the route, with ids of the sample data. */
const examplePath = (url: string) => url.replace(/:\w+/, '1').replace('*', '/no/such/page')

test('private pages are kept out of search engines, all others are open to them', async ({
  request,
  site,
}) => {
  for (const { url, isPrivate } of Object.values(pages)) {
    const html = await (await request.get(site.url + examplePath(url))).text()
    expect(html.includes('<meta name="robots" content="noindex">'), url).toBe(isPrivate)
    expect(html.includes('<link rel="canonical"'), url).toBe(!isPrivate)
  }
})
