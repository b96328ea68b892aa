import { expect, open, test } from './support/journey.ts'
import { isWorkerOn } from './support/worker-mode.ts'

test('the service worker controls a page from the first one on in the nightly run, and in no other', async ({
  page,
}) => {
  await open(page, '/aboutus')
  const isControlled = await page.evaluate(() => navigator.serviceWorker.controller !== null)
  expect(isControlled).toBe(isWorkerOn)
})
