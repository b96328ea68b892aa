import type { Page } from '@playwright/test'
import { test as largeTest } from './support/isolated-site.ts'
import { expect, presetToken, test, waitForHydration } from './support/journey.ts'
import { ignoreNetworkErrors, openWithWorker, waitForCacheEntry } from './support/offline.ts'

for (const journey of [test, largeTest]) journey.use({ serviceWorkers: 'allow' })
// Each test loads several times, and the network is only retried every few seconds.
test.describe.configure({ timeout: 90_000 })

const savedCopyNote = (page: Page) => page.getByText('You are reading a saved copy from')

/** Loads the list twice. The second time the worker is in control and caches what the page was made of. */
async function fillCaches(page: Page): Promise<void> {
  await openWithWorker(page, '/recipes')
  await page.reload()
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  await waitForCacheEntry(page, '/recipes')
}

test('with the server away, the list says that it is a saved copy, and the bar stays the member’s', {
  tag: ['@4-auth-state'],
}, async ({ page, context, sampleUserToken, browserErrors }) => {
  await presetToken(page, sampleUserToken)
  await fillCaches(page)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: 'Wanjiru' })).toBeVisible()
  await waitForCacheEntry(page, '/api/auth/check-auth')
  await waitForCacheEntry(page, '/api/users/current')
  await expect(savedCopyNote(page)).toHaveCount(0)

  await context.setOffline(true)
  await page.reload()
  await waitForHydration(page)
  await expect(savedCopyNote(page)).toBeVisible()
  await expect(banner.getByRole('link', { name: 'My Recipes' })).toBeVisible()
  await expect(banner.getByRole('button', { name: 'Wanjiru' })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Log In' })).toHaveCount(0)

  await context.setOffline(false)
  // The network is retried every few seconds.
  await expect(savedCopyNote(page)).toHaveCount(0, { timeout: 20_000 })
  ignoreNetworkErrors(browserErrors)
})

test('with the server away, a visitor’s list says that it is a saved copy', async ({
  page,
  context,
  browserErrors,
}) => {
  await fillCaches(page)
  await waitForCacheEntry(page, '/api/recipes')
  await context.setOffline(true)
  await page.reload()
  await waitForHydration(page)
  await expect(savedCopyNote(page)).toBeVisible()
  await context.setOffline(false)
  await expect(savedCopyNote(page)).toHaveCount(0, { timeout: 20_000 })
  ignoreNetworkErrors(browserErrors)
})

largeTest(
  'with the server away, also where the catalogue is too large for the browser',
  async ({ page, context, browserErrors }) => {
    await fillCaches(page)
    await context.setOffline(true)
    await page.reload()
    await waitForHydration(page)
    await expect(savedCopyNote(page)).toBeVisible()
    await expect(page.locator('.recipe-card').first()).toBeVisible()
    await context.setOffline(false)
    await expect(savedCopyNote(page)).toHaveCount(0, { timeout: 20_000 })
    ignoreNetworkErrors(browserErrors)
  },
)
