import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import type { Screen } from './screens.ts'
import type { ScreenshotSite } from './site.ts'

type ScreenshotOptions = { browser: Browser; site: ScreenshotSite; screen: Screen; folder: string }

const heights = { 390: 844, 768: 1024, 1280: 800 }
const themes = ['light', 'dark'] as const
const maxHeightPx = 3200
const settleMs = 500

const disableContentVisibility = `
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [sheet]`

/** One picture for each width and theme. */
export async function takeScreenshots({ browser, site, screen, folder }: ScreenshotOptions): Promise<void> {
  for (const [width, height] of Object.entries(heights)) {
    const page = await browser.newPage({
      viewport: { width: Number(width), height },
      reducedMotion: 'reduce',
      // A service worker would respond to calls that should fail or stay pending.
      serviceWorkers: 'block',
    })
    await signIn(page, site, screen)
    await screen.beforeOpen?.(page)
    await page.goto(site.url + screen.path, { waitUntil: 'networkidle' })
    await screen.prepare?.(page)
    const take = await prepareScreenshot(page)
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme })
      await take(join(folder, `${screen.name}-${width}-${theme}.png`))
    }
    await page.close()
  }
}

/** Stores the tokens before the page's scripts run. */
async function signIn(page: Page, { tokens }: ScreenshotSite, { as }: Screen): Promise<void> {
  if (!as) return
  await page.addInitScript(
    ([key, token]) => {
      if (location.protocol !== 'about:') localStorage.setItem(key, token)
    },
    [as === 'admin' ? 'adminToken' : 'token', tokens[as]] as const,
  )
}

/** The whole page; of a page with an open dialog, what the window shows, because a dialog fills the window. */
async function prepareScreenshot(page: Page): Promise<(path: string) => Promise<unknown>> {
  const hasDialog = (await page.locator('dialog:modal').count()) > 0
  if (hasDialog) {
    await page.waitForTimeout(settleMs)
    return path => page.screenshot({ path })
  }
  // A screenshot of the whole page shows parts outside the viewport, so content-visibility must not skip them.
  await page.evaluate(disableContentVisibility)
  // Lazy pictures load when they are scrolled to.
  for (let y = 0; y < maxHeightPx; y += 800) await page.mouse.wheel(0, 800)
  await page.waitForTimeout(settleMs)
  await page.mouse.wheel(0, -2 * maxHeightPx)
  await page.waitForTimeout(settleMs)
  const { width = 0, height = 0 } = (await page.locator('body').boundingBox()) ?? {}
  const clip = { x: 0, y: 0, width, height: Math.min(Math.ceil(height), maxHeightPx) }
  return path => page.screenshot({ path, fullPage: true, clip })
}
