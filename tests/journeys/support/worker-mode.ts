import type { BrowserContext, Page } from '@playwright/test'
import { workerPath } from '#contract/offline.ts'

/** The same journeys on pages that a service worker controls: `npm run test:nightly`. */
export const isWorkerOn = process.env.JOURNEYS_WORKER === 'on'

/**
 * Installs the site's worker, so that it controls every page of a journey from the first one on. Where pages cannot have
 * one, on plain HTTP elsewhere than on this machine, nothing is installed.
 */
export async function installWorker(context: BrowserContext, page: Page, origin: string): Promise<void> {
  // Not on a page of the app, which would register it only when idle.
  const blank = `${origin}/blank`
  await page.route(blank, route => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(blank)
  await page.evaluate(async path => {
    if (!isSecureContext) return
    await navigator.serviceWorker.register(path)
    await navigator.serviceWorker.ready
  }, workerPath)
  await page.unroute(blank)
  await page.goto('about:blank')
  await routeForWorker(context, page, origin)
}

/** What a journey refuses or delays is refused to the worker too, and is not in its cache. */
async function routeForWorker(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const browser = await context.newCDPSession(page)
  await browser.send('Network.clearBrowserCache')
  await browser.send('Page.resetNavigationHistory')
  page.route = async (url, handler, options) => {
    if (/\/(assets|api)\//.test(String(url)))
      await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'cache_storage' })
    return context.route(url, handler, options)
  }
  page.unroute = (url, handler) => context.unroute(url, handler)
}
