import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The progress line is what closes a toast: its animation is the clock, which a test can stop and wind on. */
export async function expectToastDuration(page: Page, sentence: string, milliseconds: number): Promise<void> {
  const toast = page.locator('.Toastify__toast', { hasText: sentence }).last()
  const progressBar = toast.locator('.Toastify__progress-bar')
  await expect(progressBar).toHaveCSS('animation-duration', `${milliseconds / 1000}s`)
  await progressBar.evaluate((bar, time) => {
    for (const animation of bar.getAnimations()) {
      animation.pause()
      animation.currentTime = time
    }
  }, milliseconds * 0.9)
  await expect(toast).toBeVisible()
  await progressBar.evaluate(bar => {
    for (const animation of bar.getAnimations()) animation.finish()
  })
  await expect(toast).toHaveCount(0)
}

/** On this page and the next ones the window is left as soon as a toast has come in: it stays until somebody puts it away. */
export async function pauseToasts(page: Page): Promise<void> {
  const blurAfterAnimation = () =>
    addEventListener('animationend', () => setTimeout(() => dispatchEvent(new Event('blur'))))
  await page.addInitScript(blurAfterAnimation)
  await page.evaluate(blurAfterAnimation)
}

/** From the next page on a toast's clock goes a hundred times slower, so that a slow machine can do something before it is over. */
export const slowToasts = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.matches('.Toastify__progress-bar')) return
      for (const animation of target.getAnimations()) animation.playbackRate = 0.01
    }),
  )
