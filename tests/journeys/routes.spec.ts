import { pages } from '#web/app/pages.ts'
import { expect, presetToken, test } from './support/journey.ts'

test('the guards only check that there is a token', { tag: ['@2-guard-checks-token-only'] }, async ({
  page,
}) => {
  await presetToken(page, 'anything', 'adminToken')
  // No admin request gets a response, so no response can refuse the token.
  await page.route('**/api/admin/**', () => {})
  await page.goto('/admin/signin')
  await expect(page).toHaveURL('/admin/dashboard')
})

test('a missing address below /api is answered in JSON', async ({ request, site }) => {
  const reply = await request.get(`${site.url}/api/nothing`)
  expect(reply.status()).toBe(404)
  expect(await reply.json()).toMatchObject({ code: 'not_found' })
})

/** Returns a path that matches the route, with ids of the sample data. */
const examplePath = (url: string) => url.replace(/:\w+/, '1').replace('*', '/no/such/page')

test('private pages are closed to search engines, and all other pages are open to them', async ({
  request,
  site,
}) => {
  for (const { url, isPrivate } of Object.values(pages)) {
    const html = await (await request.get(site.url + examplePath(url))).text()
    expect(html.includes('<meta name="robots" content="noindex">'), url).toBe(isPrivate)
    expect(html.includes('<link rel="canonical"'), url).toBe(!isPrivate)
  }
})
