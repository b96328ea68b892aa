// How soon does the page show the effect of a key or a click, with a thousand cards on it and a processor four times slower?
import { join } from 'node:path'
import { type Browser, type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { createSyntheticRecipe } from '#tools/synthetic/synthetic-recipe.ts'
import { logSystemLoad, openPage, withBrowser } from './machine/browser.ts'
import { type BrowserSite, withLargeSite } from './machine/browser-site.ts'
import { type Benchmark, type Metric, median, metric, quantile } from './metric.ts'

const cardsOnPage = 1_000
const slowdown = 4
const words = ['chicken', 'rice', 'lime', 'stew', 'salt', 'beans', 'bread', 'onion', 'tomato', 'pilau']
const lettersPerWord = 3
/** Longer than the search box's debounce, so that each letter starts one search. */
const keyIntervalMs = 250
/** How long a finger presses. If it released at once, the second event would be timed while the first is still handled. */
const pressDurationMs = 80
/** How long a pointer rests before it presses. */
const hoverMs = 300

export const interaction: Benchmark = {
  name: 'interaction',
  run: ({ isQuick }) =>
    withLargeSite(1_300, site =>
      withBrowser(async browser => {
        const rounds = isQuick ? 3 : words.length
        const times = isQuick ? 10 : 30
        const answers = [
          await measureTyping(browser, site, { rounds, isHeld: true }),
          await measureTyping(browser, site, { rounds, isHeld: false }),
          await measureBookmarking(browser, site, times),
          await measureDialogOpening(browser, site, times),
        ]
        logSystemLoad()
        return answers
      }),
    ),
}

function interactionMetric(label: string, times: number[]): Metric {
  console.log(
    `  ${label}: ${times.length} times, p50 ${median(times).toFixed(0)} ms, worst ${Math.max(...times)} ms`,
  )
  return metric(`${label}, processor ÷ ${slowdown}: p95`, quantile(times, 0.95), { atMost: 100 }, ' ms')
}

async function measureTyping(
  browser: Browser,
  site: BrowserSite,
  { rounds, isHeld: isFullyLoaded }: { rounds: number; isHeld: boolean },
): Promise<Metric> {
  const page = await openList(browser, site, isFullyLoaded)
  const times: number[] = []
  const box = page.getByPlaceholder('Search recipes, chefs, ingredients...')
  for (const word of words.slice(0, rounds)) {
    await showAllCards(page)
    await box.focus()
    await slowDown(page, slowdown)
    for (const letter of word.slice(0, lettersPerWord)) {
      times.push(await timed(page, () => page.keyboard.press(letter, { delay: pressDurationMs })))
      await page.waitForTimeout(keyIntervalMs)
    }
    await slowDown(page, 1)
    await box.fill('')
    await expect(page).not.toHaveURL(/q=/)
  }
  await page.context().close()
  return interactionMetric(
    `typing a search, 1,000 cards ${isFullyLoaded ? 'held in the browser' : "of the server's"}`,
    times,
  )
}

async function measureBookmarking(browser: Browser, site: BrowserSite, count: number): Promise<Metric> {
  const page = await openList(browser, site, false)
  await showAllCards(page)
  await slowDown(page, slowdown)
  const times: number[] = []
  for (let number = 0; number < count; number += 1) {
    // Toggled twice, so that the run leaves the bookmarks as they were.
    const button = page.locator('.recipe-grid .bookmark-button').nth(Math.floor(number / 2))
    const pressed = await button.getAttribute('aria-pressed')
    await pointAt(button)
    times.push(await timed(page, () => press(page)))
    await expect(button).toHaveAttribute('aria-pressed', pressed === 'true' ? 'false' : 'true')
  }
  await page.context().close()
  return interactionMetric('bookmarking one of 1,000 cards', times)
}

async function measureDialogOpening(browser: Browser, site: BrowserSite, count: number): Promise<Metric> {
  const page = await openPage(browser, site.token)
  await observe(page)
  await page.goto(`${site.url}/myrecipes`)
  const open = page.getByRole('button', { name: 'Add a recipe' })
  await open.waitFor()
  await slowDown(page, slowdown)
  const times: number[] = []
  const dialogDelays: number[] = []
  for (let number = 0; number < count; number += 1) {
    await pointAt(open)
    await page.evaluate(watchForDialog)
    times.push(await timed(page, () => press(page)))
    dialogDelays.push(await page.evaluate<number>('globalThis.dialogDelay'))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.context().close()
  console.log(`  from the click until the form stands there: p50 ${median(dialogDelays).toFixed(0)} ms`)
  return interactionMetric('opening the recipe form', times)
}

async function pointAt(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('The benchmark points at something that cannot be seen')
  await target.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await target.page().waitForTimeout(hoverMs)
}

async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.waitForTimeout(pressDurationMs)
  await page.mouse.up()
}

/**
 * Measures the time from a click until the dialog is shown. The form is rendered in slices, some frames after the first one that
 * follows the click.
 */
const watchForDialog = `
  globalThis.dialogDelay = new Promise(done => {
    addEventListener('click', ({ timeStamp }) => {
      const look = () => document.querySelector('dialog:modal') ? done(performance.now() - timeStamp) : requestAnimationFrame(look)
      look()
    }, { capture: true, once: true })
  })
  undefined`

const observe = (page: Page) =>
  page.addInitScript({ path: join(import.meta.dirname, 'machine/observe-interactions.js') })

/** Opens the list of recipes. If `isFullyLoaded`, all recipes come in one response, as from a backend without pagination. */
async function openList(
  browser: Browser,
  { url, token }: BrowserSite,
  isFullyLoaded: boolean,
): Promise<Page> {
  const page = await openPage(browser, token)
  await observe(page)
  // Covers are not measured here, and drawing them would use the processor.
  const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  await page.route('**/media/covers/**', route => route.fulfill(picture))
  if (!isFullyLoaded) {
    await page.goto(`${url}/recipes`)
    return page
  }
  await page.route(/\/api\/recipes$/, route => route.fulfill({ json: catalogue }))
  await page.goto(url)
  await page.getByRole('link', { name: 'Discover Recipes' }).click()
  return page
}

const catalogue = Array.from({ length: cardsOnPage }, (_, number) => {
  const { ingredients, instructions, ...recipe } = createSyntheticRecipe(number)
  return {
    ...recipe,
    id: number + 1,
    ingredients: ingredients.join('\n'),
    instructions: instructions.join('\n'),
    rating: 4,
    image: '',
    bookmarked: false,
    cover: { url: '/media/covers/00000000000000000000000000000000-960.webp', color: '#8c7a5a', focusX: 0.5 },
  }
})

/** Scrolls as a person would until `cardsOnPage` cards are loaded. Cards of a list that a search has just replaced do not count. */
const showAllCards = (page: Page) =>
  page.evaluate(`(async () => {
    while (document.querySelectorAll('.recipe-grid:not([hidden]) > li').length < ${cardsOnPage}) {
      document.querySelector('.infinite-recipe-list-end')?.scrollIntoView({ block: 'end', behavior: 'instant' })
      document.querySelector('.infinite-recipe-list-end button:not([aria-busy])')?.click()
      await new Promise(done => setTimeout(done, 50))
    }
    scrollTo(0, 0)
  })()`)

const devtools = new WeakMap<Page, Promise<CDPSession>>()

/** Makes the page's processor `rate` times slower. The throttling ends with its DevTools session, so each page keeps a session. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const session = devtools.get(page) ?? page.context().newCDPSession(page)
  devtools.set(page, session)
  await (await session).send('Emulation.setCPUThrottlingRate', { rate })
}

/** Returns the duration of the action's longest event, in milliseconds. The browser reports no event that takes less than a frame. */
async function timed(page: Page, action: () => Promise<unknown>): Promise<number> {
  await page.evaluate('globalThis.interactions.length = 0')
  await action()
  // The observer delivers entries one frame after the one they measure.
  await page.evaluate('new Promise(done => requestAnimationFrame(() => setTimeout(done, 150)))')
  const durations = await page.evaluate<number[]>('globalThis.interactions.map(({ duration }) => duration)')
  return Math.max(0, ...durations)
}
