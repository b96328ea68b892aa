import { onOwnSite } from './own-site.ts'

/** More than is held in the browser, and a cook with more than a hundred. */
const madeUpRecipes = 1_300

/** Journeys on a long table; no cover is drawn for it, since nobody looks at them. */
export const test = onOwnSite(site => site.seed(madeUpRecipes)).extend<object>({
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
