import { expect, presetToken, test, waitForHydration } from './support/journey.ts'
import { cachedPaths, ignoreNetworkErrors, openWithWorker, waitForCacheEntry } from './support/offline.ts'
import { publish } from './support/test-site.ts'

test.use({ serviceWorkers: 'allow' })

test.beforeEach(({ page, sampleUserToken }) => presetToken(page, sampleUserToken))

test('a visited recipe can be read offline, marked as a saved copy', async ({
  page,
  context,
  site,
  sampleUserToken,
}) => {
  const id = await publish(site, sampleUserToken, { title: 'Mandazi ya asubuhi' })
  await openWithWorker(page, '/recipes')
  await page.getByPlaceholder('Search recipes, chefs, ingredients...').fill('Mandazi ya asubuhi')
  const card = page.getByRole('article', { name: 'Mandazi ya asubuhi' })
  await card.getByRole('link', { name: 'View Recipe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mandazi ya asubuhi' })).toBeVisible()
  await waitForCacheEntry(page, `/api/recipes/${id}`)
  await waitForCacheEntry(page, '/media/')
  await expect(page.getByText('You are reading a saved copy')).toHaveCount(0)

  await context.setOffline(true)
  // Checked before the reload: Chromium reports a page loaded later as online, although the context is offline.
  await expect(page.getByText('You are offline. What you opened before can still be read.')).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Mandazi ya asubuhi' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: '2 cups maize' })).toBeVisible()
  await expect(page.getByText('You are reading a saved copy from just now')).toBeVisible()
  const photo = page.locator('.recipe-header-photo img')
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

  // Bypasses the browser's HTTP cache, which may evict the photo at any time.
  const kept = await photo.evaluate((image: HTMLImageElement) =>
    fetch(image.currentSrc, { cache: 'no-store' }).then(reply => reply.status),
  )
  expect(kept).toBe(200)

  await context.setOffline(false)
  // The network is retried every few seconds.
  await expect(page.getByText('You are reading a saved copy')).toHaveCount(0, { timeout: 20_000 })
  await expect(page.getByText('You are offline.')).toHaveCount(0)
})

test('a recipe that was the first page opened is cached too', async ({
  page,
  context,
  site,
  sampleUserToken,
}) => {
  const id = await publish(site, sampleUserToken, { title: 'Uji wa wimbi' })
  await openWithWorker(page, `/recipes/${id}`)
  await waitForCacheEntry(page, `/api/recipes/${id}`)
  await waitForCacheEntry(page, '/media/')
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Uji wa wimbi' })).toBeVisible()
})

test('an uncached page offline shows the offline page', async ({ page, context }) => {
  await openWithWorker(page, '/recipes')
  await context.setOffline(true)
  await page.goto('/aboutus')
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not on your device' })).toBeVisible()
  await expect(page.getByText('Check your connection and try again.')).toBeVisible()
  await expect(page.locator('body')).toHaveCSS('font-family', /Hanken/)
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'There is always room for one more plate' }),
  ).toBeVisible()
})

test('the list can be read offline, and an unvisited recipe shows the offline page', async ({
  page,
  context,
  site,
  sampleUserToken,
  browserErrors,
}) => {
  const id = await publish(site, sampleUserToken, { title: 'Wali wa nazi' })
  await openWithWorker(page, '/recipes')
  await page.reload()
  await waitForCacheEntry(page, '/recipes')
  await waitForCacheEntry(page, '/api/recipes')
  await context.setOffline(true)
  await page.reload()
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Wali wa nazi' }).first()).toBeVisible()
  await page.goto(`/recipes/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'This page is not on your device' })).toBeVisible()
  ignoreNetworkErrors(browserErrors)
})

test('pages with a token in the URL and admin pages are not cached', async ({ page }) => {
  await openWithWorker(page, '/recipes')
  for (const path of ['/verify-email?token=l1_secret', '/reset-password?token=l1_secret', '/admin/signin'])
    await page.goto(path)
  const paths = await cachedPaths(page)
  expect(paths.filter(path => /verify|reset|admin/.test(path) && !path.startsWith('/assets/'))).toEqual([])
})
