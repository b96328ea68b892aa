import type { Page } from '@playwright/test'

/** From a second from now on time only passes when a journey says so. The page's clock was put in before the page was opened. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}
