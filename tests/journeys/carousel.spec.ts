import type { Locator, Page } from '@playwright/test'
import { carousel, countSlideChanges, openAndPauseClock, visibleCards } from './support/carousel.ts'
import { expect, open, presetToken, test } from './support/journey.ts'
import { holdRequests } from './support/test-site.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }))

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

test('it pauses when the window loses the focus, and until the window has it again', async ({ page }) => {
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

test.describe('the comment button goes to the comments', () => {
  const comments = (page: Page) => page.getByRole('heading', { name: /^Comments/ })

  test.beforeEach(async ({ page, sampleUserToken }) => {
    await presetToken(page, sampleUserToken)
    await open(page, '/recipes')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  })

  const follow = (page: Page) =>
    visibleCards(page)
      .first()
      .getByRole('link', { name: /^Comment/ })
      .click()

  test('of a recipe that loads after the page, 390 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    const release = await holdRequests(page, /\/api\/recipes\/\d+$/)
    await follow(page)
    await expect(page).toHaveURL(/\/recipes\/\d+#comments$/)
    await expect(comments(page)).toBeFocused()
    await expect(comments(page)).toBeInViewport()
    release()
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeAttached()
    await expect(page.locator('article[aria-busy=false]')).toBeAttached()
    await expect(comments(page)).toBeFocused()
    await expect(comments(page)).toBeInViewport()
    await expect(page.getByLabel('Comment', { exact: true })).toBeInViewport()
  })

  test('of a recipe that has loaded before', async ({ page }) => {
    const loaded = page.waitForResponse(/\/api\/recipes\/\d+$/)
    await visibleCards(page)
      .first()
      .getByRole('link', { name: /^Comment/ })
      .hover()
    await loaded
    await follow(page)
    await expect(comments(page)).toBeFocused()
    await expect(comments(page)).toBeInViewport()
  })

  test('when the address is opened first', async ({ page }) => {
    const href = await visibleCards(page)
      .first()
      .getByRole('link', { name: /^Comment/ })
      .getAttribute('href')
    await page.goto('/aboutus')
    await open(page, `${href?.replace(/#.*/, '')}#comments`)
    await expect(page.locator('article[aria-busy=false]')).toBeAttached()
    await expect(comments(page)).toBeFocused()
    await expect(comments(page)).toBeInViewport()
  })

  test('but does not scroll back a reader who has moved on', async ({ page }) => {
    const release = await holdRequests(page, /\/api\/recipes\/\d+$/)
    await follow(page)
    await expect(comments(page)).toBeFocused()
    await page.mouse.wheel(0, -4000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    release()
    await expect(page.locator('article[aria-busy=false]')).toBeAttached()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})
