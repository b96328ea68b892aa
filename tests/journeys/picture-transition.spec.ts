import type { Page } from '@playwright/test'
import { expect, open, presetToken, test } from './support/journey.ts'

type TransitionAnimation = { of: string; ms: number }

const maxDurationMs = 300

test.beforeEach(async ({ page, sampleUserToken }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await presetToken(page, sampleUserToken)
  // A view transition's pseudo-elements exist only while it runs.
  await page.addInitScript(() => {
    const seen: TransitionAnimation[] = []
    Object.assign(window, { seenMotions: seen })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = update => {
      const transition = start(update)
      transition.ready.then(
        () => {
          for (const { effect } of document.getAnimations()) {
            const { pseudoElement } = effect as KeyframeEffect
            if (!pseudoElement?.startsWith('::view-transition')) continue
            seen.push({ of: pseudoElement, ms: Number(effect?.getTiming().duration) })
          }
        },
        () => {},
      )
      return transition
    }
  })
})

const readAnimations = (page: Page): Promise<TransitionAnimation[]> =>
  page.evaluate(() => (window as unknown as { seenMotions: TransitionAnimation[] }).seenMotions)

/** Opens the list and waits until it was fetched again. Recipes that another journey published meanwhile move the cards. */
async function openList(page: Page): Promise<void> {
  await open(page, '/recipes')
  await page.waitForLoadState('networkidle')
}

async function openRecipe(page: Page, index: number): Promise<void> {
  await page.locator('.recipe-card-link').nth(index).click()
  await expect(page).toHaveURL(/\/recipes\/\d+$/)
  await expect(page.locator('.recipe-header-photo img').last()).toBeVisible()
}

test("a card's picture grows into the recipe's, and nothing else moves", async ({ page }) => {
  await openList(page)
  await openRecipe(page, 0)
  await expect.poll(() => readAnimations(page)).not.toEqual([])
  const seen = await readAnimations(page)
  expect(seen.map(({ of }) => of)).toContain('::view-transition-group(recipe-picture)')
  expect(seen.filter(({ of }) => !of.includes('(recipe-picture)'))).toEqual([])
  expect(Math.max(...seen.map(({ ms }) => ms))).toBeLessThanOrEqual(maxDurationMs)
})

test('going back restores the list’s scroll position', async ({ page }) => {
  await openList(page)
  await page.locator('.recipe-card-link').nth(7).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await openRecipe(page, 7)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  await page.goForward()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('Back twice during a view transition shows the page before the list', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (show: () => unknown) =>
      start(async () => {
        await new Promise(later => setTimeout(later, 300))
        await show()
        const { dataset } = document.documentElement
        dataset.shown = String(Number(dataset.shown ?? 0) + 1)
      })
  })
  await open(page, '/aboutus')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await bar.getByRole('link', { name: 'Recipes', exact: true }).click()
  await expect(page).toHaveURL('/recipes')
  await openRecipe(page, 0)
  await page.evaluate(() => {
    history.back()
    setTimeout(() => history.back(), 100)
  })
  await expect(page).toHaveURL('/aboutus')
  await expect(page.locator('html')).toHaveAttribute('data-shown', '2')
  await expect(page).toHaveTitle(/^About/)
  await expect(page.locator('.recipe-card-link')).toHaveCount(0)
})

test('with prefers-reduced-motion there is no view transition', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openList(page)
  await openRecipe(page, 0)
  await expect(page.locator('.recipe-header-photo')).toHaveCSS('view-transition-name', 'none')
  expect(await readAnimations(page)).toEqual([])
})
