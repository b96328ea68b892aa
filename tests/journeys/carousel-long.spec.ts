import type { Page } from '@playwright/test'
import { pauseClock } from './support/clock.ts'
import { expect, open } from './support/journey.ts'
import { test } from './support/large-site.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'Something sweet' })
const position = (page: Page) => page.locator('.featured-carousel-position')
const dots = (page: Page) => carousel(page).locator('.featured-carousel-dot').filter({ visible: true })
const currentTitles = (page: Page) => page.locator('.featured-carousel li:not([inert]) h3').allTextContents()

/** Lets the carousel advance to this slide. Desserts that arrive meanwhile start its interval anew, so that it may be late. */
const advanceTo = (page: Page, slide: number) =>
  expect(async () => {
    await page.clock.runFor(1000)
    await expect(position(page)).toHaveText(new RegExp(`^${slide} of `), { timeout: 100 })
  }).toPass({ intervals: [0], timeout: 15_000 })

test('it advances by itself into what was not loaded at first, and a like stays', {
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

test('a keyboard user’s dot stays while they are on it', async ({ page }) => {
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

test('where the next desserts fail to load, it begins again with those it has', async ({ page }) => {
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
