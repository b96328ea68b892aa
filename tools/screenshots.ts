// Photographs every screen at three widths, light and dark: npm run screenshots -- [--url URL] [--token T] [screen …]
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '#tests/support/find-chromium.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    token: { type: 'string' },
    out: { type: 'string', default: join(import.meta.dirname, '../test-results/screenshots') },
  },
})

type Screen = { name: string; path: string; isSignedIn?: boolean }

const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'about', path: '/aboutus' },
  { name: 'contact', path: '/contactus' },
  { name: 'recipes', path: '/recipes' },
  { name: 'recipes-filters', path: '/recipes?q=lime&rating=3.5&servings=2&time=45' },
  { name: 'recipes-empty', path: '/recipes?q=nothing-like-this' },
  { name: 'recipes-signed-in', path: '/recipes', isSignedIn: true },
  { name: 'contact-signed-in', path: '/contactus', isSignedIn: true },
  { name: 'my-recipes', path: '/myrecipes', isSignedIn: true },
  { name: 'profile', path: '/profile', isSignedIn: true },
  { name: 'notifications', path: '/profile#notifications', isSignedIn: true },
  { name: 'bookmarks', path: '/profile#bookmarks', isSignedIn: true },
  { name: 'admin-signin', path: '/admin/signin' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'reset-password', path: '/reset-password?token=x' },
  { name: 'verify-email', path: '/verify-email?token=x' },
]

const widths = [390, 768, 1280]
const themes = ['light', 'dark'] as const
const tallestPx = 3200
const heights: Record<number, number> = { 390: 844, 768: 1024, 1280: 800 }

const paintEverything = `
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets = [sheet]`

async function photograph(browser: Browser, screen: Screen, theme: (typeof themes)[number]): Promise<void> {
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: heights[width] ?? 800 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    // A picture of the whole page shows what no window holds: nothing in it may wait to be painted.
    await page.addInitScript(paintEverything)
    const token = screen.isSignedIn ? values.token : undefined
    if (token) await page.addInitScript(value => localStorage.setItem('token', value), token)
    await page.goto(values.url + screen.path, { waitUntil: 'networkidle' })
    // Lazy pictures come when they are scrolled to.
    for (let y = 0; y < tallestPx; y += 800) await page.mouse.wheel(0, 800)
    await page.waitForLoadState('networkidle')
    await page.mouse.wheel(0, -2 * tallestPx)
    const bottom = await page.locator('body').boundingBox()
    await page.screenshot({
      path: join(values.out, `${screen.name}-${width}-${theme}.png`),
      fullPage: true,
      clip: { x: 0, y: 0, width, height: Math.min(Math.ceil(bottom?.height ?? 0), tallestPx) },
    })
    await page.close()
  }
}

const executablePath = findChromium()
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) })
await mkdir(values.out, { recursive: true })
for (const screen of screens) {
  if (positionals.length > 0 && !positionals.includes(screen.name)) continue
  if (screen.isSignedIn && !values.token) continue
  for (const theme of themes) await photograph(browser, screen, theme)
  console.log(screen.name)
}
await browser.close()
