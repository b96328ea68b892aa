import type { Page } from '@playwright/test'
import { expect, open, test } from '../support/journey.ts'
import { expectAccessible } from '../support/visual-checks.ts'

const pageScriptUrl = '**/assets/about-*.js'
const link = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'About Us' })
const failureHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page did not come out right' })

test('a page whose chunks cannot be loaded shows an error after one reload, with links to other pages', {
  tag: ['@2-error-page', '@8-route-error-page'],
}, async ({ page, browserErrors }) => {
  await open(page, '/contactus')
  await page.route(pageScriptUrl, route => route.abort())
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await link(page).press('Enter')
  await expect(failureHeading(page)).toBeVisible()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
  // React and the browser log the failure that this journey causes.
  browserErrors.length = 0
})
