import type { Page } from '@playwright/test'

/** Finds cards by CSS, since role queries are slow on a long list. Cards that are being removed do not count. */
export const cards = (page: Page) => page.locator('.recipe-grid:not([hidden]) > li')
export const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' })
export const endOfList = (page: Page) => page.locator('.infinite-recipe-list-end')

export const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

/** Scrolls on until at least `count` cards are shown. */
export const scrollUntilShown = (page: Page, count: number) =>
  page.waitForFunction(
    wanted => {
      scrollTo(0, document.body.scrollHeight)
      return document.querySelectorAll('.recipe-grid:not([hidden]) > li').length >= wanted
    },
    count,
    { polling: 100 },
  )
