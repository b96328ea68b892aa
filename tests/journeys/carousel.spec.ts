import type { Page } from '@playwright/test'
import { limits } from '#contract/limits.ts'
import { expect, open, test } from './support/journey.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'Something sweet' })
const current = (page: Page) => carousel(page).locator('.dot[aria-current]').getAttribute('aria-label')
const inView = (page: Page) => carousel(page).locator('li:not([inert]) article')

declare global {
  /** When the carousel set out for another slide, in ms since the page began. */
  var departures: number[]
}

/** The browser's own clock: the test's runs late on a busy machine. */
const recordDepartures = (page: Page) =>
  page.addInitScript(() => {
    globalThis.departures = []
    Element.prototype.scrollTo = new Proxy(Element.prototype.scrollTo, {
      apply(scroll, element: Element, given: []) {
        if (element.matches('.slides')) globalThis.departures.push(performance.now())
        return Reflect.apply(scroll, element, given)
      },
    })
  })

test('two cards a slide, and the next slide every five seconds', async ({ page }) => {
  await recordDepartures(page)
  await open(page, '/recipes')
  await expect(inView(page)).toHaveCount(2)
  const first = await current(page)
  await page.waitForFunction(() => globalThis.departures.length === 3, undefined, { timeout: 20_000 })
  const [one = 0, two = 0, three = 0] = await page.evaluate(() => globalThis.departures)
  for (const waited of [two - one, three - two]) {
    expect(waited).toBeGreaterThan(limits.carouselAdvanceMs * 0.9)
    expect(waited).toBeLessThan(limits.carouselAdvanceMs * 1.1)
  }
  expect(await current(page)).not.toBe(first)
})

test('one card a slide under 640 px', async ({ page }) => {
  await page.setViewportSize({ width: 639, height: 900 })
  await open(page, '/recipes')
  await expect(inView(page)).toHaveCount(1)
  await page.setViewportSize({ width: 640, height: 900 })
  await expect(inView(page)).toHaveCount(2)
})

test('it holds while somebody points at it, and when paused', async ({ page }) => {
  await open(page, '/recipes')
  await carousel(page).getByRole('article').first().hover()
  const first = await current(page)
  await page.waitForTimeout(limits.carouselAdvanceMs * 1.2)
  expect(await current(page)).toBe(first)
  await carousel(page).getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(0, 0)
  await page.waitForTimeout(limits.carouselAdvanceMs * 1.2)
  expect(await current(page)).toBe(first)
  await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible()
})

test('it never starts by itself for who asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/recipes')
  await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible()
})

test('the dots lead to each slide', async ({ page }) => {
  await open(page, '/recipes')
  const dots = carousel(page).locator('.dot').filter({ visible: true })
  await dots.last().click()
  await expect(dots.last()).toHaveAttribute('aria-current', 'true')
})

test('a like stays here; the comment button leads to the recipe', async ({ page }) => {
  await open(page, '/recipes')
  const calls: string[] = []
  page.on('request', request => request.method() !== 'GET' && calls.push(request.url()))
  const card = carousel(page).getByRole('article').first()
  const like = card.getByRole('button', { name: /^Like/ })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  expect(calls).toEqual([])
  await expect(card.getByRole('link', { name: /^Comment/ })).toHaveAttribute('href', /^\/recipes\/\d+$/)
  await card.getByRole('button', { name: /^Share/ }).click()
  for (const name of ['Facebook', 'Twitter', 'Instagram', 'WhatsApp']) {
    await expect(card.getByRole('button', { name: `Share on ${name}` })).toBeVisible()
  }
})
