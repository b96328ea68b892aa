import type { Page } from '@playwright/test'
import { expect, open } from './journey.ts'

export const carousel = (page: Page) => page.getByRole('region', { name: 'Something sweet' })

export const visibleCards = (page: Page) => carousel(page).locator('li:not([inert]) article')

declare global {
  /** Counts how often the carousel started to scroll to another slide. */
  var slideChanges: number
}

/** Opens the list and makes the clock manual. A chosen slide has just begun its full interval. */
export async function openAndPauseClock(page: Page): Promise<void> {
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

export const countSlideChanges = (page: Page) => page.evaluate(() => globalThis.slideChanges)

/** Makes the clock manual, beginning one second from now. The page's clock must be installed before the page is opened. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}
