// Photographs every screen at three widths, light and dark: npm run screenshots -- [--url URL] [--token T] [screen …]
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumArguments, findChromium } from '#tests/support/find-chromium.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:3000' },
    token: { type: 'string' },
    out: { type: 'string', default: join(import.meta.dirname, '../test-results/screenshots') },
  },
})

type Screen = {
  name: string
  path: string
  isSignedIn?: boolean
  /** What is done on the page before the picture is taken. */
  prepare?: (page: Page) => Promise<void>
}

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
  { name: 'recipe', path: '/recipes/71', isSignedIn: true },
  {
    name: 'recipe-in-use',
    path: '/recipes/71',
    isSignedIn: true,
    prepare: async page => {
      for (const line of ['4 cups water', '½ teaspoon salt']) await page.getByLabel(line).check()
      await page.getByRole('button', { name: 'Start a timer: 10 minutes' }).click()
      await page.getByRole('button', { name: 'More servings' }).click()
    },
  },
  { name: 'recipe-loading', path: '/recipes/71', isSignedIn: true, prepare: holdAnswers },
  { name: 'recipe-not-found', path: '/recipes/999999', isSignedIn: true },
  {
    name: 'cook-mode',
    path: '/recipes/71',
    isSignedIn: true,
    prepare: async page => {
      await page.getByRole('button', { name: 'Cook mode' }).click()
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Start a timer: 3 minutes' }).click()
      await page.getByRole('button', { name: 'Next' }).click()
    },
  },
  { name: 'chef', path: '/chefs/2' },
  { name: 'chef-signed-in', path: '/chefs/2', isSignedIn: true },
  { name: 'reset-password', path: '/reset-password?token=x' },
  { name: 'verify-email', path: '/verify-email?token=x' },
]

/** Loads the page once more, and nothing of the API arrives. */
async function holdAnswers(page: Page): Promise<void> {
  await page.route('**/api/recipes/**', () => {})
  await page.reload({ waitUntil: 'load' })
}

const widths = [390, 768, 1280]
const themes = ['light', 'dark'] as const
const tallestPx = 3200
const settleMs = 500
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
    await screen.prepare?.(page)
    // Lazy pictures come when they are scrolled to.
    for (let y = 0; y < tallestPx; y += 800) await page.mouse.wheel(0, 800)
    await page.waitForTimeout(settleMs)
    await page.mouse.wheel(0, -2 * tallestPx)
    const bottom = await page.locator('body').boundingBox()
    const height = Math.min(Math.ceil(bottom?.height ?? 0), tallestPx)
    // A dialog fills the window, not the page behind it.
    const hasDialog = (await page.locator('dialog:modal').count()) > 0
    await page.screenshot({
      path: join(values.out, `${screen.name}-${width}-${theme}.png`),
      ...(!hasDialog && { fullPage: true, clip: { x: 0, y: 0, width, height } }),
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
