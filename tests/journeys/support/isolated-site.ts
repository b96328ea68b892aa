import type { Site } from '#tests/support/real-site.ts'
import { test as journey, siteFixture } from './journey.ts'

/** Journeys on a separate site, where no other journey publishes anything. */
export const onIsolatedSite = (prepare?: (site: Site) => Promise<void>) =>
  journey.extend<object>({ site: [siteFixture({ prepare }), { scope: 'worker', timeout: 120_000 }] })

/** Journeys on a site for which an operator has set something. */
export const onSiteWith = (environment: Record<string, string>) =>
  journey.extend<object>({ site: [siteFixture({ environment }), { scope: 'worker', timeout: 120_000 }] })

/** More recipes than the browser filters itself, and a cook with more than a hundred. */
const syntheticRecipeCount = 1_300

/** Journeys on a large catalogue. Its covers are not drawn, since no journey checks them. */
export const test = onIsolatedSite(site => site.seed(syntheticRecipeCount)).extend<object>({
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
