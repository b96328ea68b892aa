import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { openWithWorker } from './support/offline.ts'
import { openRelay } from './support/relay.ts'

test.use({ serviceWorkers: 'allow' })

const offer = (page: Page) => page.getByText('A new version of Mezani is ready.')

/** Marks the page as it stands, so that it can be told from one that was loaded after it. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-old', ''))
const lookForRelease = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())

test('a newer release is offered in a small line, and comes when it is asked for', async ({ page, site }) => {
  await using relay = await openRelay(site.url)
  await openWithWorker(page, `${relay.url}/aboutus`)
  await lookForRelease(page)
  await expect(offer(page)).toHaveCount(0)
  relay.release()
  await lookForRelease(page)
  await expect(offer(page)).toBeVisible()
  await mark(page)
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Load it' }).click()
  await loaded
  await expect(page.locator('body[data-old]')).toHaveCount(0)
  await expect(offer(page)).toHaveCount(0)
})

test('an offer that is put off stays away, and nothing is loaded anew', async ({ page, site }) => {
  await using relay = await openRelay(site.url)
  await openWithWorker(page, `${relay.url}/aboutus`)
  await mark(page)
  relay.release()
  await lookForRelease(page)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(offer(page)).toHaveCount(0)
  await expect(page.locator('body[data-old]')).toHaveCount(1)
})
