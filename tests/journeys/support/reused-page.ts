import type { BrowserContext, Page } from '@playwright/test'

/** Chromium's defaults, in CSS pixels. */
const defaultFontSizes = { standard: 16, fixed: 13 }

/**
 * Empties a page that another journey has used. Playwright itself resets cookies, local and session storage, IndexedDB,
 * routes, init scripts, the clock, emulated media, the viewport and the mouse, and closes further pages; a context with
 * other options is never reused. This resets the rest: HTTP cache, Cache Storage, history and text size.
 */
export async function resetPage(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
  await session.send('Page.setFontSizes', { fontSizes: defaultFontSizes })
  await session.detach()
}
