import { expect, type Page } from '@playwright/test'

export const cards = (page: Page) => page.getByRole('region', { name: 'Recipes' }).getByRole('article')
export const showMore = (page: Page) => page.getByRole('button', { name: 'Show more' })
export const endOfList = (page: Page) => page.locator('.list-end')

export const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight))

/** Scrolls on until at least so many cards stand there. */
export async function untilShown(page: Page, count: number): Promise<void> {
  const scrolled = async () => {
    await scrollToEnd(page)
    return cards(page).count()
  }
  await expect.poll(scrolled, { intervals: [100], timeout: 20_000 }).toBeGreaterThanOrEqual(count)
}
