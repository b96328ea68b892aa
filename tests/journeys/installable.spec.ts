import { expect, open, test } from './support/journey.ts'

type Manifest = { name: string; start_url: string; display: string; icons: { src: string; sizes: string }[] }

test('the site can be put on a home screen, with an icon of the size it names', async ({ page }) => {
  await open(page, '/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const reply = await page.request.get(address ?? '')
  expect(reply.headers()['content-type']).toMatch(/^application\/manifest\+json/)
  const manifest: Manifest = await reply.json()
  expect(manifest).toMatchObject({
    name: 'Mezani',
    short_name: 'Mezani',
    id: '/',
    scope: '/',
    display: 'standalone',
  })
  expect((await page.request.get(manifest.start_url)).status()).toBe(200)
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  for (const { src, sizes } of [...manifest.icons, { src: touchIcon ?? '', sizes: '180x180' }]) {
    if (sizes === 'any') continue
    const picture = await page.evaluate(async url => {
      const image = new Image()
      image.src = url
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(picture, src).toBe(sizes)
  }
})

test('every page names its icon, so that no browser requests /favicon.ico', async ({ page }) => {
  for (const path of ['/', '/aboutus', '/no/such/page', '/offline']) {
    await page.goto(path)
    await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/icon.svg')
  }
  expect((await page.request.get('/icon.svg')).headers()['content-type']).toMatch(/^image\/svg/)
})

test('the service worker is served no-cache, with a policy that allows only the site’s origin', async ({
  page,
  site,
}) => {
  const headers = (await page.request.get(`${site.url}/service-worker.js`)).headers()
  expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; connect-src 'self';/)
})

test('the policy that may name a script allows only the worker', async ({ page }) => {
  const reply = await page.goto('/aboutus')
  const policy = reply?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toMatch(/trusted-types mezani-worker(;|$)/)
})
