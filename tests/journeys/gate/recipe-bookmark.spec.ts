import type { Page } from '@playwright/test'
import { expect, open, presetToken, test } from '../support/journey.ts'
import { holdRequests, publish } from '../support/test-site.ts'
import { expectToastDuration } from '../support/toast-timing.ts'

const bookmark = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Bookmark/ })

test.beforeEach(async ({ page, site, sampleUserToken }) => {
  const id = await publish(site, sampleUserToken)
  await presetToken(page, sampleUserToken)
  await open(page, `/recipes/${id}`)
  await expect(bookmark(page)).toHaveText('Bookmark')
})

test('it is set by POST and removed by DELETE, each once the server has agreed', {
  tag: ['@2-detail-bookmark-button', '@4-bookmark-toggle'],
}, async ({ page }) => {
  const release = await holdRequests(page, '**/bookmark', 'POST')
  const set = page.waitForRequest(request => request.method() === 'POST')
  await bookmark(page).click()
  await set
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
  release()
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(bookmark(page)).toHaveText('Bookmarked')
  const removed = page.waitForRequest(request => request.method() === 'DELETE')
  await bookmark(page).click()
  await removed
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
})

test('its toast stays for two seconds', { tag: ['@9-toast-bookmark'] }, async ({ page }) => {
  await bookmark(page).click()
  await expectToastDuration(page, 'Recipe bookmarked', 2000)
})
