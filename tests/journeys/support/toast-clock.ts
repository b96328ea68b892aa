import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The progress line is what closes a toast: its animation is the clock, which a test can wind on. */
export async function expectToastFor(page: Page, sentence: string, milliseconds: number): Promise<void> {
  const toast = page.locator('.Toastify__toast', { hasText: sentence }).last()
  const clock = toast.locator('.Toastify__progress-bar')
  await expect(clock).toHaveCSS('animation-duration', `${milliseconds / 1000}s`)
  const windOn = (part: number) =>
    clock.evaluate((bar, time) => {
      for (const animation of bar.getAnimations()) animation.currentTime = time
    }, milliseconds * part)
  await windOn(0.9)
  await expect(toast).toBeVisible()
  await windOn(1)
  await expect(toast).toHaveCount(0)
}
