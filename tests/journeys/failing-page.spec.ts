import type { Page } from '@playwright/test'
import { expect, open, presetToken, test, waitForHydration } from './support/journey.ts'
import { publish, publishVersion } from './support/test-site.ts'

const pageScriptUrl = '**/assets/about-*.js'
const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })
const failureHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page did not come out right' })

test('a page whose chunks are missing after a release is reloaded at the link’s target', async ({
  page,
  browserErrors,
}) => {
  await open(page, '/contactus')
  await page.route(pageScriptUrl, route => route.abort(), { times: 1 })
  await link(page).press('Enter')
  await expect(page).toHaveURL('/aboutus')
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1, name: 'There is always room' })).toBeVisible()
  await expect(failureHeading(page)).toHaveCount(0)
  // The browser's own message about the script that failed to load.
  browserErrors.length = 0
})

test('a secondary page whose loader is missing after a release is reloaded at the link’s target', async ({
  page,
  site,
  sampleUserToken,
  browserErrors,
}) => {
  const id = await publish(site, sampleUserToken)
  await publishVersion(site, sampleUserToken, id, { servings: 9 })
  await presetToken(page, sampleUserToken)
  await open(page, `/recipes/${id}`)
  let isMissing = false
  await page.route(
    '**/assets/secondary-pages-*.js',
    route => {
      isMissing = true
      return route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('link', { name: 'Version 2' }).press('Enter')
  await expect(page).toHaveURL(`/recipes/${id}/versions`)
  await waitForHydration(page)
  await expect(page.getByRole('region', { name: 'Version 1 beside version 2' })).toBeVisible()
  expect(isMissing).toBe(true)
  await expect(failureHeading(page)).toHaveCount(0)
  browserErrors.length = 0
})

test('a failed prefetch does not reload the page', async ({ page, browserErrors }) => {
  await open(page, '/contactus')
  await page.route('**/assets/signup-*.js', route => route.abort())
  await page.getByLabel('Message').fill('A long letter')
  const asked = page.waitForEvent('requestfailed')
  await page.getByRole('link', { name: 'Sign Up' }).hover()
  await asked
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Message')).toHaveValue('A long letter')
  browserErrors.length = 0
})

test('without storage, a page whose chunks fail shows its error at once', async ({ page, browserErrors }) => {
  // Fails for this key only: without sessionStorage the router would log an error when the page is left.
  await page.addInitScript(() => {
    const getItem = Storage.prototype.getItem
    Storage.prototype.getItem = function (key) {
      if (key === 'reloadedForRelease') throw new DOMException('The user has forbidden it', 'SecurityError')
      return getItem.call(this, key)
    }
  })
  await open(page, '/contactus')
  await page.route(pageScriptUrl, route => route.abort())
  await link(page).press('Enter')
  await expect(failureHeading(page)).toBeVisible()
  browserErrors.length = 0
})
