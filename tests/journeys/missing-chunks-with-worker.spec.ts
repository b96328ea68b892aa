import type { Page } from '@playwright/test'
import { test } from './support/journey.ts'
import { chunksWithParts, expectPageStandsWithout } from './support/missing-chunk.ts'
import { openWithWorker } from './support/offline.ts'

test.use({ serviceWorkers: 'allow' })
// Two pages, and a worker that is installed between them.
test.setTimeout(60_000)

/** As after a release: a newer worker deleted what this page's release had cached. */
async function evict(page: Page, file: string): Promise<void> {
  await page.evaluate(async path => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(path)
  }, `/${file}`)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.detach()
}

for (const { source, part, script } of chunksWithParts) {
  test(`after a release took ${source} from the worker’s cache the page stands, and it works once it is there`, async ({
    page,
    site,
    sampleUserToken,
    adminToken,
    browserErrors,
  }) => {
    await openWithWorker(page, '/aboutus')
    await evict(page, script)
    await expectPageStandsWithout([script], part, { page, site, sampleUserToken, adminToken, browserErrors })
  })
}
