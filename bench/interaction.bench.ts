// How soon does the page show what a key or a click did, with a thousand cards on it and a processor four times slower?
import { join } from 'node:path'
import { type Browser, type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { makeRecipe } from '#tools/many/make-recipe.ts'
import { type Figure, figure, median, type Question, quantile } from './figure.ts'
import { openPage, tellLoad, withBrowser } from './machine/browser.ts'
import { type BrowserSite, withLargeSite } from './machine/browser-site.ts'

const cardsOnPage = 1_000
const slowdown = 4
const words = ['chicken', 'rice', 'lime', 'stew', 'salt', 'beans', 'bread', 'onion', 'tomato', 'pilau']
const lettersPerWord = 3
/** Longer than the search waits before it looks, so that each letter is one search. */
const betweenKeysMs = 250
/** A finger stays on a key or a button for about so long; a robot that lets go at once meets its own first event. */
const heldMs = 80
/** A hand stops before it presses. */
const pointedMs = 300

export const interaction: Question = {
  name: 'interaction',
  ask: ({ isQuick }) =>
    withLargeSite(1_300, site =>
      withBrowser(async browser => {
        const rounds = isQuick ? 3 : words.length
        const times = isQuick ? 10 : 30
        const answers = [
          await typing(browser, site, { rounds, isHeld: true }),
          await typing(browser, site, { rounds, isHeld: false }),
          await bookmarking(browser, site, times),
          await openingModal(browser, site, times),
        ]
        tellLoad()
        return answers
      }),
    ),
}

function answer(what: string, times: number[]): Figure {
  console.log(
    `  ${what}: ${times.length} times, p50 ${median(times).toFixed(0)} ms, worst ${Math.max(...times)} ms`,
  )
  return figure(`${what}, processor ÷ ${slowdown}: p95`, quantile(times, 0.95), { atMost: 100 }, ' ms')
}

async function typing(
  browser: Browser,
  site: BrowserSite,
  { rounds, isHeld }: { rounds: number; isHeld: boolean },
): Promise<Figure> {
  const page = await openList(browser, site, isHeld)
  const times: number[] = []
  const box = page.getByPlaceholder('Search recipes, chefs, ingredients...')
  for (const word of words.slice(0, rounds)) {
    await showAllCards(page)
    await box.focus()
    await slowDown(page, slowdown)
    for (const letter of word.slice(0, lettersPerWord)) {
      times.push(await timed(page, () => page.keyboard.press(letter, { delay: heldMs })))
      await page.waitForTimeout(betweenKeysMs)
    }
    await slowDown(page, 1)
    await box.fill('')
    await expect(page).not.toHaveURL(/q=/)
  }
  await page.context().close()
  return answer(`typing a search, 1,000 cards ${isHeld ? 'held in the browser' : "of the server's"}`, times)
}

async function bookmarking(browser: Browser, site: BrowserSite, count: number): Promise<Figure> {
  const page = await openList(browser, site, false)
  await showAllCards(page)
  await slowDown(page, slowdown)
  const times: number[] = []
  for (let number = 0; number < count; number += 1) {
    // There and back again: afterwards nothing is bookmarked that was not.
    const button = page.locator('.card-grid .bookmark').nth(Math.floor(number / 2))
    const pressed = await button.getAttribute('aria-pressed')
    await pointAt(button)
    times.push(await timed(page, () => press(page)))
    await expect(button).toHaveAttribute('aria-pressed', pressed === 'true' ? 'false' : 'true')
  }
  await page.context().close()
  return answer('bookmarking one of 1,000 cards', times)
}

async function openingModal(browser: Browser, site: BrowserSite, count: number): Promise<Figure> {
  const page = await openPage(browser, site.token)
  await observe(page)
  await page.goto(`${site.url}/myrecipes`)
  const open = page.getByRole('button', { name: 'Add a recipe' })
  await open.waitFor()
  await slowDown(page, slowdown)
  const times: number[] = []
  const stood: number[] = []
  for (let number = 0; number < count; number += 1) {
    await pointAt(open)
    await page.evaluate(watchForDialog)
    times.push(await timed(page, () => press(page)))
    stood.push(await page.evaluate<number>('globalThis.dialogStood'))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.context().close()
  console.log(`  from the click until the form stands there: p50 ${median(stood).toFixed(0)} ms`)
  return answer('opening the recipe form', times)
}

async function pointAt(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('The benchmark points at something that cannot be seen')
  await target.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await target.page().waitForTimeout(pointedMs)
}

async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.waitForTimeout(heldMs)
  await page.mouse.up()
}

/** The form comes in slices, some frames after the one that follows the click. */
const watchForDialog = `
  globalThis.dialogStood = new Promise(done => {
    addEventListener('click', ({ timeStamp }) => {
      const look = () => document.querySelector('dialog:modal') ? done(performance.now() - timeStamp) : requestAnimationFrame(look)
      look()
    }, { capture: true, once: true })
  })
  undefined`

const observe = (page: Page) =>
  page.addInitScript({ path: join(import.meta.dirname, 'machine/observe-interactions.js') })

/** The list of recipes; held, all of them come in one answer, as from a backend that knows no pages. */
async function openList(browser: Browser, { url, token }: BrowserSite, isHeld: boolean): Promise<Page> {
  const page = await openPage(browser, token)
  await observe(page)
  // What covers look like is no part of the question, and drawing them would stand beside it.
  const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  await page.route('**/media/covers/**', route => route.fulfill(picture))
  if (!isHeld) {
    await page.goto(`${url}/recipes`)
    return page
  }
  await page.route(/\/api\/recipes$/, route => route.fulfill({ json: catalogue }))
  await page.goto(url)
  await page.getByRole('link', { name: 'Discover Recipes' }).click()
  return page
}

const catalogue = Array.from({ length: cardsOnPage }, (_, number) => {
  const { ingredients, instructions, ...recipe } = makeRecipe(number)
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

/** As a person comes to have so many: by scrolling past them. Those that a search has just left behind are not counted. */
const showAllCards = (page: Page) =>
  page.evaluate(`(async () => {
    while (document.querySelectorAll('.card-grid:not([hidden]) > li').length < ${cardsOnPage}) {
      document.querySelector('.list-end')?.scrollIntoView({ block: 'end', behavior: 'instant' })
      document.querySelector('.list-end button:not([aria-busy])')?.click()
      await new Promise(done => setTimeout(done, 50))
    }
    scrollTo(0, 0)
  })()`)

const devtools = new WeakMap<Page, Promise<CDPSession>>()

/** For as long as the session lives, so there is one for each page. */
async function slowDown(page: Page, rate: number): Promise<void> {
  const session = devtools.get(page) ?? page.context().newCDPSession(page)
  devtools.set(page, session)
  await (await session).send('Emulation.setCPUThrottlingRate', { rate })
}

/** The longest of the events that belong to what is done; what takes less than a frame is not reported. */
async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate('globalThis.interactions.length = 0')
  await act()
  // Entries come with the frame after the one they wait for.
  await page.evaluate('new Promise(done => requestAnimationFrame(() => setTimeout(done, 150)))')
  const durations = await page.evaluate<number[]>('globalThis.interactions.map(({ duration }) => duration)')
  return Math.max(0, ...durations)
}
