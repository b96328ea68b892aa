import { expect, type Page } from '@playwright/test'

/** A toast closes when its progress animation ends, so a test controls its time by that animation. */
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

/** From the next page on toasts last a hundred times longer, so that a slow machine can act before one closes. */
export const slowToasts = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element) || !target.matches('.Toastify__progress-bar')) return
      for (const animation of target.getAnimations()) animation.playbackRate = 0.01
    }),
  )
