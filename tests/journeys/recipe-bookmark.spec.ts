import type { Page } from '@playwright/test'
import { bookmarksMessages } from '#contract/messages.ts'
import { expect, holdToken, open, test } from './support/journey.ts'
import { failures, hold, publish } from './support/kitchen.ts'
import { expectToastFor, stoppedToasts } from './support/toast-clock.ts'

const bookmark = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Bookmark/ })

test.beforeEach(async ({ page, site, cookToken }) => {
  const id = await publish(site, cookToken)
  await holdToken(page, cookToken)
  await open(page, `/recipes/${id}`)
  await expect(bookmark(page)).toHaveText('Bookmark')
})

test('it is set by POST and removed by DELETE, each once the server has agreed', async ({ page }) => {
  const release = await hold(page, '**/bookmark', 'POST')
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

test('its toast stays for two seconds', async ({ page }) => {
  await stoppedToasts(page)
  await bookmark(page).click()
  await expectToastFor(page, 'Recipe bookmarked', 2000)
})

for (const [name, fail] of failures) {
  test(`${name} is told, and nothing changes`, async ({ page }) => {
    await page.route('**/bookmark', fail)
    await bookmark(page).click()
    await expect(page.getByText(bookmarksMessages.failed)).toBeVisible()
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
  })
}

test('with a session that has ended, it asks to log in and goes there', async ({ page }) => {
  await page.route('**/bookmark', route => route.fulfill({ status: 401, json: {} }))
  await bookmark(page).click()
  await expect(page.getByText(bookmarksMessages.unauthorized)).toBeVisible()
  await expect(page).toHaveURL('/login')
})
