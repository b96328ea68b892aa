import type { Page } from '@playwright/test'
import { nextPath } from '#tests/support/call.ts'
import * as messages from '#texts/messages.ts'
import { aMember, endSession } from './support/accounts.ts'
import { pauseClock } from './support/carousel.ts'
import { test } from './support/isolated-site.ts'
import { expect, open, presetToken, storedToken } from './support/journey.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'Something sweet' })
const position = (page: Page) => page.locator('.featured-carousel-position')
const dots = (page: Page) => carousel(page).locator('.featured-carousel-dot').filter({ visible: true })
const currentTitles = (page: Page) => page.locator('.featured-carousel li:not([inert]) h3').allTextContents()

/** Returns the titles of all recipes of the featured diet, in the order of the list. */
async function listDesserts(siteUrl: string): Promise<string[]> {
  const titles: string[] = []
  let path: string | undefined = '/api/recipes?dietType=Dessert&fields=card'
  while (path) {
    const reply: Response = await fetch(siteUrl + path)
    for (const { title } of (await reply.json()) as { title: string }[]) titles.push(title)
    path = nextPath(reply.headers)
  }
  return titles
}

/** Lets the carousel advance to this slide. It may be late, because desserts that arrive meanwhile restart its interval. */
const advanceTo = (page: Page, slide: number) =>
  expect(async () => {
    await page.clock.runFor(1000)
    await expect(position(page)).toHaveText(new RegExp(`^${slide} of `), { timeout: 100 })
  }).toPass({ intervals: [0], timeout: 15_000 })

test('the carousel advances by itself to slides that were not loaded at first, and a like stays', {
  tag: ['@2-carousel-auto-advance'],
}, async ({ page }) => {
  await page.clock.install()
  await open(page, '/recipes')
  await expect(position(page)).toHaveText(/^1 of /)
  const like = carousel(page).getByRole('button', { name: /^Like/ }).first()
  await like.click()
  await pauseClock(page)
  // By keyboard, because the toast covers it.
  await carousel(page).getByRole('button', { name: 'Play' }).press('Enter')
  await page.mouse.move(0, 0)
  for (let slide = 2; slide <= 10; slide++) {
    await advanceTo(page, slide)
    await expect.poll(() => currentTitles(page)).toHaveLength(2)
  }
  for (const slide of [7, 4, 1]) {
    await dots(page).first().click()
    await expect(position(page)).toHaveText(new RegExp(`^${slide} of `))
  }
  await expect(like).toHaveAttribute('aria-pressed', 'true')
})

test('the slide stays while a keyboard user’s focus is on a dot', async ({ page }) => {
  await page.clock.install()
  await open(page, '/recipes')
  await expect(position(page)).toHaveText(/^1 of /)
  await pauseClock(page)
  await carousel(page).getByRole('button', { name: 'Play' }).click()
  await page.mouse.move(0, 0)
  await page.keyboard.press('Tab')
  for (let tabs = 0; tabs < 12 && !(await dots(page).first().evaluate(isFocused)); tabs++)
    await page.keyboard.press('Tab')
  await expect(dots(page).first()).toBeFocused()
  await page.clock.runFor(60_000)
  await expect(position(page)).toHaveText(/^1 of /)
  await expect(dots(page).first()).toBeFocused()
})

const isFocused = (element: Element) => element === document.activeElement

test('if the next desserts fail to load, the carousel begins again with those it has', async ({ page }) => {
  let calls = 0
  await page.route('**/api/recipes?dietType=Dessert&cursor=*', route => {
    calls += 1
    return route.fulfill({ status: 500, json: { message: 'No sugar' } })
  })
  await page.clock.install()
  await open(page, '/recipes')
  await pauseClock(page)
  await carousel(page).getByRole('button', { name: 'Play' }).click()
  await page.mouse.move(0, 0)
  for (const slide of [2, 3, 4, 5, 6, 7, 1, 2]) await advanceTo(page, slide)
  expect(calls).toBe(1)
})

test('the carousel shows all desserts, loads them as it goes on, and keeps few cards and dots at a time', {
  tag: ['@2-carousel-desserts', '@2-carousel-dots'],
}, async ({ page, site }) => {
  const desserts = await listDesserts(site.url)
  expect(desserts.length).toBeGreaterThan(100)
  const calls: string[] = []
  page.on('request', request => {
    if (request.url().includes('cursor=')) calls.push(new URL(request.url()).search)
  })
  await open(page, '/recipes')
  const slides = Math.ceil(desserts.length / 2)
  await expect(position(page)).toHaveText(`1 of ${slides}`)
  expect(calls).toEqual([])
  for (let slide = 1; slide < slides; ) {
    // The last of seven dots is three slides ahead, once those are loaded.
    await expect(dots(page).last()).not.toHaveAttribute('aria-current')
    await dots(page).last().click()
    await expect(position(page)).not.toHaveText(`${slide} of ${slides}`)
    slide = Number.parseInt((await position(page).textContent()) ?? '', 10)
    expect(await currentTitles(page)).toEqual(desserts.slice(2 * slide - 2, 2 * slide))
    expect(await dots(page).count()).toBe(7)
    expect(await carousel(page).locator('article').count()).toBeLessThanOrEqual(16)
  }
  expect(calls.length).toBeGreaterThan(1)
  expect(calls.filter(search => !search.startsWith('?dietType=Dessert&'))).toEqual([])
})

/** Clicks the last dot. Returns the path of the page, which the page may have left. */
function clickLastDot(): string {
  const dots = [...document.querySelectorAll<HTMLElement>('.featured-carousel-dot')]
  dots.findLast(dot => dot.checkVisibility())?.click()
  return location.pathname
}

test('a refused token on a later page of the carousel ends the session', {
  tag: ['@6-recipe-list-401'],
}, async ({ page, site }) => {
  const { token } = await aMember(site)
  await presetToken(page, token)
  await open(page, '/recipes')
  await expect(position(page)).toHaveText(/^1 of /)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await endSession(site, token)
  // A member's first page has a hundred desserts.
  await expect.poll(() => page.evaluate(clickLastDot), { intervals: [100], timeout: 20_000 }).toBe('/login')
  await expect(page.getByText(messages.recipesUnauthorized)).toBeVisible()
  expect(await storedToken(page)).toBeNull()
})
