import { foreignHost } from './support/foreign-host.ts'
import { expect, test as journey } from './support/journey.ts'
import { chunksWithParts, expectPageStandsWithout } from './support/missing-chunk.ts'

/** Over plain HTTP, not on this machine: no service worker, no clipboard, no `crypto.subtle`. */
const test = journey.extend<object>({
  baseURL: async ({ site }, use) => use(`http://${foreignHost}:${new URL(site.url).port}`),
})

for (const { source, part, script } of chunksWithParts) {
  if (part.needsSecureContext) continue
  test(`without ${source} on plain HTTP the page stands, and it works once it is there`, async ({
    page,
    site,
    sampleUserToken,
    adminToken,
    browserErrors,
  }) => {
    await expectPageStandsWithout([script], part, { page, site, sampleUserToken, adminToken, browserErrors })
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
  })
}
