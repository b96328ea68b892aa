import type { Page } from '@playwright/test'

/** Makes the clock manual from a second from now on. The page's clock was installed before the page was opened. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}
