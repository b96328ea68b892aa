import type { Page } from '@playwright/test'
import * as messages from '#texts/messages.ts'
import { expect, open, presetToken, test } from './support/journey.ts'
import { publish, serverFails } from './support/test-site.ts'

const bookmark = (page: Page) => page.getByRole('article').getByRole('button', { name: /^Bookmark/ })

test.beforeEach(async ({ page, site, sampleUserToken }) => {
  const id = await publish(site, sampleUserToken)
  await presetToken(page, sampleUserToken)
  await open(page, `/recipes/${id}`)
  await expect(bookmark(page)).toHaveAccessibleName('Bookmark')
})

test('a refusal shows an error, and nothing changes', { tag: ['@8-bookmark-failure'] }, async ({ page }) => {
  await page.route('**/bookmark', serverFails)
  await bookmark(page).click()
  await expect(page.getByText(messages.bookmarkFailed)).toBeVisible()
  await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
})

test('with an ended session, the button asks to log in and goes there', async ({ page }) => {
  await page.route('**/bookmark', route => route.fulfill({ status: 401, json: {} }))
  await bookmark(page).click()
  await expect(page.getByText(messages.bookmarksUnauthorized)).toBeVisible()
  await expect(page).toHaveURL('/login')
})
