import type { Page } from '@playwright/test'
import { carousel, countSlideChanges, openAndPauseClock, visibleCards } from '../support/carousel.ts'
import { expect, open, test } from '../support/journey.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

const currentSlideLabel = (page: Page) =>
  carousel(page).locator('.featured-carousel-dot[aria-current]').getAttribute('aria-label')

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

test('a like stays here; the comment button leads to the comments', {
  tag: ['@2-carousel-card-buttons', '@4-like-is-local'],
}, async ({ page }) => {
  // The catalogue is fetched once the page has been idle.
  const catalogue = page.waitForResponse(response => new URL(response.url()).pathname === '/api/recipes')
  await open(page, '/recipes')
  await catalogue
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  page.on('request', request => /\/(api|auth)\//.test(request.url()) && calls.push(request.url()))
  const card = carousel(page).getByRole('article').first()
  const like = card.getByRole('button', { name: /^Like/ })
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByText('Like removed')).toBeVisible()
  expect(calls).toEqual([])
  await expect(card.getByRole('link', { name: /^Comment/ })).toHaveAttribute(
    'href',
    /^\/recipes\/\d+#comments$/,
  )
  await card.getByRole('button', { name: /^Share/ }).click()
  for (const name of ['Facebook', 'Twitter', 'Instagram', 'WhatsApp']) {
    await expect(card.getByRole('button', { name: `Share on ${name}` })).toBeVisible()
  }
})
