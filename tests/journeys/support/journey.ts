import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { type Site, siteTemplate, startRealSite } from '#tests/support/real-site.ts'
import { aMember, type Member, signIn, signInAsAdmin } from './accounts.ts'
import { applyThrottling, isThrottled } from './throttling.ts'
import { slowToasts } from './toast-timing.ts'

type Fixtures = {
  browserErrors: string[]
  /** A member who has just signed up, for this journey alone. */
  member: Member
  /** If true, toasts stay until they are closed, so that a slow machine sees them. Journeys about their timing switch it off. */
  areToastsSlow: boolean
}
/**
 * One site, sample user and administrator for all journeys of a worker, because signing in costs a hash. A journey that signs out
 * needs another token. All of them are defined here, because Playwright starts a worker, with a site, for each different set of
 * worker fixtures.
 */
type WorkerFixtures = { site: Site; sampleUserToken: string; adminToken: string }

/**
 * When this worker's journeys deleted the recipes of these pictures, in milliseconds. For the ten seconds that a rendered page is
 * cached, and until it has loaded, the next journey's list may still request the pictures.
 */
export const deletedPictures = new Map<string, number>()
const pageLifetimeMs = 15_000

const wasJustDeleted = (url: string) =>
  [...deletedPictures].some(([picture, at]) => url.includes(picture) && Date.now() - at < pageLifetimeMs)

/** Checks for expected errors. The browser logs every failed request or page, and journeys cause failures on purpose. */
const isExpected = (text: string, url: string, page: Page) =>
  (/^Failed to load resource/.test(text) && (/\/(api|auth)\//.test(url) || url === page.url())) ||
  (/^Failed to load resource/.test(text) && wasJustDeleted(url)) ||
  // Playwright empties storage on a page without an icon. Every page of ours names an icon, and none requests this one.
  (/^Failed to load resource/.test(text) && /^http:\/\/[^/]+\/favicon\.ico$/.test(url)) ||
  // Playwright's message when it blocks the service worker.
  text === 'Service Worker registration blocked by Playwright'

/**
 * Checks for an error of Playwright's own script, which can fail while it removes the last journey's clock from a reused page.
 * Errors of our scripts have an address.
 */
const isOfRemovedClock = (stack: string) =>
  /^TypeError: Cannot read properties of undefined \(reading 'controller'\)/.test(stack) &&
  !/https?:/.test(stack)

type OwnSite = {
  /** What an operator would set. */
  environment?: Record<string, string>
  /** Adds what the journeys need, before the first journey. */
  prepare?: ((site: Site) => Promise<void>) | undefined
}

/** Starts a site with the sample data. */
export const siteFixture =
  ({ environment = {}, prepare }: OwnSite = {}) =>
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads which fixtures are asked for from the pattern
  async ({}, use: (site: Site) => Promise<void>) => {
    const site = await startRealSite({ template: siteTemplate, environment })
    await prepare?.(site)
    await use(site)
    await site.stop()
  }

/** Every journey runs on the real site, and fails on a stray error: console, page, hydration, security policy. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [siteFixture(), { scope: 'worker', timeout: 120_000 }],

  baseURL: async ({ site }, use) => use(site.url),

  context: async ({ browser, context, serviceWorkers }, use) => {
    const hasWorker = serviceWorkers === 'allow'
    if (isThrottled) applyThrottling(context, { controlsNetwork: hasWorker })
    if (!hasWorker || isThrottled) return use(context)
    // A reused context would still have the other journey's service worker, and could be offline.
    const ownContext = await browser.newContext()
    await use(ownContext)
    await ownContext.close()
  },

  browserErrors: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const browserErrors: string[] = []
      await use(browserErrors)
      if (browserErrors.length > 0) throw new Error(`The browser complained:\n${browserErrors.join('\n')}`)
    },
    { auto: true },
  ],

  areToastsSlow: [true, { option: true }],

  page: async ({ context, page, baseURL, browserErrors, areToastsSlow }, use) => {
    await resetPage(context, page, baseURL ?? '')
    if (areToastsSlow) await slowToasts(page)
    page.on('pageerror', error => {
      const stack = error.stack ?? error.message
      if (!isOfRemovedClock(stack)) browserErrors.push(`page error: ${stack}`)
    })
    page.on('console', message => {
      const { url } = message.location()
      const isErrorOrWarning = message.type() === 'error' || message.type() === 'warning'
      if (!isErrorOrWarning || isExpected(message.text(), url, page)) return
      browserErrors.push(`${message.type()}: ${message.text()} (${url})`)
    })
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', event =>
        console.error(`Security policy: ${event.violatedDirective} blocked ${event.blockedURI}`),
      )
    })
    await use(page)
  },

  sampleUserToken: [async ({ site }, use) => use(await signIn(site)), { scope: 'worker' }],

  member: async ({ site }, use) => use(await aMember(site)),

  adminToken: [async ({ site }, use) => use(await signInAsAdmin(site)), { scope: 'worker' }],
})

export { expect } from '@playwright/test'

/** Opens pages with this token in storage before the first script runs, as on a return visit. */
export const presetToken = (page: Page, token: string, key: 'token' | 'adminToken' = 'token') =>
  page.addInitScript(
    ([name, value]) => {
      // The blank page, opened to leave the last one, has no storage.
      if (location.protocol === 'about:') return
      // Only once: a journey that signs out must stay signed out after the next load.
      if (sessionStorage.getItem(`held-${name}`)) return
      sessionStorage.setItem(`held-${name}`, 'yes')
      localStorage.setItem(name, value)
    },
    [key, token] as const,
  )

/** Returns the token that the page has stored; null if it has none. */
export const storedToken = (page: Page, key: 'token' | 'adminToken' = 'token') =>
  page.evaluate(name => localStorage.getItem(name), key)

/** Waits until React has hydrated the page: from then on typing and clicking are handled. */
export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root !== null && Object.keys(root).some(key => key.startsWith('__reactContainer'))
  })

/**
 * Waits for the footer's tools, which load when the page is idle: the choice of a theme, and the code that listens for `/` and
 * looks after the focus.
 */
export const waitForFooterTools = (page: Page) =>
  page.locator('[name=theme]').first().waitFor({ state: 'attached' })

/** Opens a page and waits for its hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await waitForHydration(page)
}

/** Opens a page, and waits for its hydration and for what loads once the page is idle. */
export async function openIdle(page: Page, path: string): Promise<void> {
  await open(page, path)
  await waitForFooterTools(page)
}

/** Chromium's defaults, in CSS pixels. */
const defaultFontSizes = { standard: 16, fixed: 13 }

/**
 * Empties a page that another journey has used. Playwright itself resets cookies, local and session storage, IndexedDB, routes,
 * init scripts, the clock, emulated media, the viewport and the mouse, and closes further pages. It never reuses a context with
 * other options. This resets the rest: HTTP cache, Cache Storage, history and text size.
 */
async function resetPage(context: BrowserContext, page: Page, origin: string): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
  await session.send('Page.setFontSizes', { fontSizes: defaultFontSizes })
  await session.detach()
}
