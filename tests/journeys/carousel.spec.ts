import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './support/journey.ts'
import { holdTime } from './support/time.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'Something sweet' })
const current = (page: Page) => carousel(page).locator('.dot[aria-current]').getAttribute('aria-label')
const inView = (page: Page) => carousel(page).locator('li:not([inert]) article')

declare global {
  /** How often the carousel set out for another slide. */
  var departures: number
}

/** From here on time only passes when a test says so; a chosen slide has just begun its full time. */
async function openAndHoldTime(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    globalThis.departures = 0
    Element.prototype.scrollTo = new Proxy(Element.prototype.scrollTo, {
      apply(scroll, element: Element, given: []) {
        if (element.matches('.slides')) globalThis.departures += 1
        return Reflect.apply(scroll, element, given)
      },
    })
  })
  await open(page, '/recipes')
  await expect(inView(page)).toHaveCount(2)
  await holdTime(page)
  await carousel(page).locator('.dot').filter({ visible: true }).first().click()
  await page.evaluate(() => {
    globalThis.departures = 0
  })
}

/** Points there, and waits until React has taken it in: a pointer's coming and going is not heard at once. */
async function point(page: Page, target?: Locator): Promise<void> {
  if (target) await target.hover()
  else await page.mouse.move(0, 0)
  await page.evaluate(
    () =>
      new Promise(heard => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = heard
        port2.postMessage('')
      }),
  )
}

const turns = (page: Page) => page.evaluate(() => globalThis.departures)

test('two cards a slide, and the next slide every five seconds', async ({ page }) => {
  await openAndHoldTime(page)
  const first = await current(page)
  for (const passed of [1, 2]) {
    await page.clock.runFor(5000 * 0.9)
    expect(await turns(page)).toBe(passed - 1)
    await page.clock.runFor(5000 * 0.1)
    expect(await turns(page)).toBe(passed)
  }
  await expect.poll(() => current(page)).not.toBe(first)
})

test('one card a slide under 640 px', async ({ page }) => {
  await page.setViewportSize({ width: 639, height: 900 })
  await open(page, '/recipes')
  await expect(inView(page)).toHaveCount(1)
  await page.setViewportSize({ width: 640, height: 900 })
  await expect(inView(page)).toHaveCount(2)
})

test('it holds while somebody points at it or has the focus there, and when paused', async ({ page }) => {
  await openAndHoldTime(page)
  const twoTurns = 5000 * 2.2
  await point(page, carousel(page).getByRole('article').first())
  await page.clock.runFor(twoTurns)
  expect(await turns(page)).toBe(0)
  await point(page)
  await carousel(page).getByRole('button', { name: /^Like/ }).first().focus()
  await page.clock.runFor(twoTurns)
  expect(await turns(page)).toBe(0)
  await carousel(page).getByRole('button', { name: 'Pause' }).click()
  await point(page)
  await page.clock.runFor(twoTurns)
  expect(await turns(page)).toBe(0)
  await carousel(page).getByRole('button', { name: 'Play' }).click()
  await point(page)
  await page.clock.runFor(twoTurns)
  expect(await turns(page)).toBe(2)
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
