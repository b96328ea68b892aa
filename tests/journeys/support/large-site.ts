import { startRealSite } from '#tests/support/real-site.ts'
import { test as journey } from './journey.ts'

/** More than is held in the browser, and a cook with more than a hundred. */
const madeUpRecipes = 1_300

/** Journeys on a site with a long table of its own; no cover is drawn for it, since nobody looks at them. */
export const test = journey.extend<object>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are asked for from the pattern
    async ({}, use) => {
      const site = await startRealSite()
      await site.seed(madeUpRecipes)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  page: async ({ page }, use) => {
    await page.route('**/media/covers/**', route =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"/>',
      }),
    )
    await use(page)
  },
})
