// How many bytes does a first visit on a phone transfer, compressed, before anything is scrolled?
import type { Browser, Page } from '@playwright/test'
import { openPage, withBrowser } from './machine/browser.ts'
import { type BrowserSite, withDrawnSite } from './machine/browser-site.ts'
import { type Benchmark, type Metric, metric } from './metric.ts'

type Kind = 'html' | 'script' | 'style' | 'font' | 'image' | 'later' | 'else' | 'headers'
type Weights = Record<Kind, number>

export const pageWeight: Benchmark = {
  name: 'page-weight',
  run: () =>
    withDrawnSite(site =>
      withBrowser(async browser => {
        const recipes = await measurePage(browser, site, '/recipes')
        const home = await measurePage(browser, site, '/')
        // The budgets of scripts, styles and fonts are in .size-limit.js.
        return [
          kilobytes('/recipes on a phone: pictures before scrolling', recipes.image, 200),
          kilobytes('/recipes on a phone: everything before scrolling', total(recipes), 350),
          kilobytes('/ on a phone: everything before scrolling', total(home), 350),
        ]
      }),
    ),
}

const kilobytes = (name: string, bytes: number, atMost: number): Metric =>
  metric(name, bytes / 1000, { atMost }, ' kB')

const total = (weights: Weights): number => Object.values(weights).reduce((sum, bytes) => sum + bytes, 0)

async function measurePage(browser: Browser, { url }: BrowserSite, path: string): Promise<Weights> {
  const page = await openPage(browser, undefined, true)
  const weights = await trackBytes(page)
  await page.goto(url + path)
  await page.waitForLoadState('networkidle')
  await page.context().close()
  const words = Object.entries(weights).map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(1)}`)
  console.log(`  ${path} on a phone, kB: ${words.join(', ')}`)
  return weights
}

/** Counts the transferred bytes of every response. Headers count separately, since no file's budget covers them. */
async function trackBytes(page: Page): Promise<Weights> {
  const weights: Weights = { html: 0, script: 0, style: 0, font: 0, image: 0, later: 0, else: 0, headers: 0 }
  const kinds = new Map<string, Kind>()
  const headers = new Map<string, number>()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  let isLoaded = false
  page.once('load', () => {
    isLoaded = true
  })
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = kindOf(type, response.mimeType)
    headers.set(requestId, response.encodedDataLength)
    // Chunks that load after the page is shown, such as the search, count in the total but not in the first load.
    kinds.set(requestId, isLoaded && (kind === 'script' || kind === 'style') ? 'later' : kind)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const ofHeaders = headers.get(requestId) ?? 0
    weights.headers += ofHeaders
    weights[kinds.get(requestId) ?? 'else'] += encodedDataLength - ofHeaders
  })
  return weights
}

function kindOf(type: string, mimeType: string): Kind {
  if (type === 'Document') return 'html'
  // Preloaded modules have another resource type, but are scripts.
  if (type === 'Script' || mimeType.includes('javascript')) return 'script'
  if (type === 'Stylesheet') return 'style'
  if (type === 'Font') return 'font'
  return type === 'Image' || mimeType.startsWith('image/') ? 'image' : 'else'
}
