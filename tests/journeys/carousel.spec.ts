import type { Locator, Page } from '@playwright/test'
import { pauseClock } from './support/clock.ts'
import { expect, open, test } from './support/journey.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'Something sweet' })
const currentSlideLabel = (page: Page) =>
  carousel(page).locator('.featured-carousel-dot[aria-current]').getAttribute('aria-label')
const visibleCards = (page: Page) => carousel(page).locator('li:not([inert]) article')

declare global {
  /** Counts how often the carousel started to scroll to another slide. */
  var slideChanges: number
}

/** From here on the clock is manual; a chosen slide has just begun its full interval. */
async function openAndPauseClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    globalThis.slideChanges = 0
    Element.prototype.scrollTo = new Proxy(Element.prototype.scrollTo, {
      apply(scroll, element: Element, given: []) {
        if (element.matches('.featured-carousel-slides')) globalThis.slideChanges += 1
        return Reflect.apply(scroll, element, given)
      },
    })
  })
  await open(page, '/recipes')
  await expect(visibleCards(page)).toHaveCount(2)
  await pauseClock(page)
  await carousel(page).locator('.featured-carousel-dot').filter({ visible: true }).first().click()
  await page.evaluate(() => {
    globalThis.slideChanges = 0
  })
}

/** Hovers, and waits until React has handled it: pointer enter and leave are not handled synchronously. */
async function pointAt(page: Page, target?: Locator): Promise<void> {
  if (target) await target.hover()
  else await page.mouse.move(0, 0)
  await page.evaluate(
    () =>
      new Promise(resolve => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = resolve
        port2.postMessage('')
      }),
  )
}

const countSlideChanges = (page: Page) => page.evaluate(() => globalThis.slideChanges)

test('two cards a slide, and the next slide every five seconds', {
  tag: ['@2-carousel-auto-advance', '@9-carousel-advance'],
}, async ({ page }) => {
  await openAndPauseClock(page)
  const first = await currentSlideLabel(page)
  for (const passed of [1, 2]) {
    await page.clock.runFor(5000 * 0.9)
    expect(await countSlideChanges(page)).toBe(passed - 1)
    await page.clock.runFor(5000 * 0.1)
    expect(await countSlideChanges(page)).toBe(passed)
  }
  await expect.poll(() => currentSlideLabel(page)).not.toBe(first)
})

test('one card a slide under 640 px', {
  tag: ['@2-carousel-cards-per-slide', '@9-carousel-cards-per-slide'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 639, height: 900 })
  await open(page, '/recipes')
  await expect(visibleCards(page)).toHaveCount(1)
  await page.setViewportSize({ width: 640, height: 900 })
  await expect(visibleCards(page)).toHaveCount(2)
})

test('it pauses on hover, on focus and by its button', async ({ page }) => {
  await openAndPauseClock(page)
  const twoTurns = 5000 * 2.2
  await pointAt(page, carousel(page).getByRole('article').first())
  await page.clock.runFor(twoTurns)
  expect(await countSlideChanges(page)).toBe(0)
  await pointAt(page)
  await carousel(page).getByRole('button', { name: /^Like/ }).first().focus()
  await page.clock.runFor(twoTurns)
  expect(await countSlideChanges(page)).toBe(0)
  await carousel(page).getByRole('button', { name: 'Pause' }).click()
  await pointAt(page)
  await page.clock.runFor(twoTurns)
  expect(await countSlideChanges(page)).toBe(0)
  await carousel(page).getByRole('button', { name: 'Play' }).click()
  await pointAt(page)
  await page.clock.runFor(twoTurns)
  expect(await countSlideChanges(page)).toBe(2)
})

test('it pauses when the window loses the focus, and stays so until it has it again', async ({ page }) => {
  await openAndPauseClock(page)
  await page.evaluate(() => {
    document.hasFocus = () => false
    dispatchEvent(new Event('blur'))
  })
  await page.clock.runFor(60_000)
  expect(await countSlideChanges(page)).toBe(0)
  await page.evaluate(() => {
    document.hasFocus = () => true
    dispatchEvent(new Event('focus'))
  })
  await page.clock.runFor(5000)
  expect(await countSlideChanges(page)).toBe(1)
})

test('it does not autoplay with prefers-reduced-motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/recipes')
  await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible()
})

test('the dots lead to each slide', { tag: ['@2-carousel-dots'] }, async ({ page }) => {
  await open(page, '/recipes')
  const dots = carousel(page).locator('.featured-carousel-dot').filter({ visible: true })
  await dots.last().click()
  await expect(dots.last()).toHaveAttribute('aria-current', 'true')
})

test('a like stays here; the comment button leads to the recipe', {
  tag: ['@2-carousel-card-buttons', '@4-like-is-local'],
}, async ({ page }) => {
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
