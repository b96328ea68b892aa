import type { Page } from '@playwright/test'
import { expect, open, test } from './support/journey.ts'
import { cards, scrollUntilShown } from './support/list.ts'

const search = (page: Page) => page.getByRole('searchbox')
const carousel = (page: Page) => page.getByRole('region', { name: 'Something sweet' })

/** Checks whether nothing covers the middle of the element except its own card, all of which is a link. */
const isUncovered = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  const shown = document.elementFromPoint(left + width / 2, top + height / 2)
  return (element.closest('li') ?? element).contains(shown)
}

/** Returns the focused element if something covers it, else an empty text. */
const findCoveredFocus = (): string => {
  const { activeElement } = document
  if (!activeElement) return ''
  const { left, top, width, height } = activeElement.getBoundingClientRect()
  const shown = document.elementFromPoint(left + width / 2, top + height / 2)
  const isShown = shown !== null && (activeElement.contains(shown) || shown.contains(activeElement))
  return isShown ? '' : `${activeElement.outerHTML} under ${shown?.outerHTML}`.slice(0, 400)
}

/** Scrolls to a card in the middle of the list. */
async function scrollIntoList(page: Page): Promise<void> {
  await scrollUntilShown(page, 40)
  await cards(page)
    .nth(20)
    .evaluate(card => card.scrollIntoView({ block: 'center' }))
}

for (const [width, height] of [
  [390, 664],
  [1280, 720],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } })

    test('a link to a search shows its results', async ({ page }) => {
      await open(page, '/recipes?q=pilau')
      await expect(cards(page).first().getByRole('heading')).toBeInViewport()
      await expect(carousel(page)).toHaveCount(0)
    })

    test('a search below the carousel shows its results; without it the carousel is back', async ({
      page,
    }) => {
      await open(page, '/recipes')
      await expect(carousel(page)).toBeVisible()
      await search(page).pressSequentially('pilau')
      await expect(page).toHaveURL('/recipes?q=pilau')
      await expect(cards(page).first().getByRole('heading', { name: /pilau/i })).toBeInViewport()
      await expect(search(page)).toBeInViewport()
      await search(page).fill('')
      await expect(carousel(page)).toBeVisible()
      await expect(search(page)).toBeInViewport()
    })

    test('a diet chosen below the carousel shows its recipes', async ({ page }) => {
      await open(page, '/recipes')
      await page.getByRole('button', { name: 'Vegan' }).click()
      await expect(page).toHaveURL('/recipes?diet=Vegan')
      await expect(page.getByRole('button', { name: 'Vegan' })).toBeInViewport()
      await expect(cards(page).first().getByRole('heading')).toBeInViewport()
    })

    test('the search stays at the top while one scrolls, and its later results are in sight', async ({
      page,
    }) => {
      await open(page, '/recipes')
      await scrollIntoList(page)
      await expect.poll(() => search(page).evaluate(isUncovered)).toBe(true)
      await search(page).fill('pilau')
      await expect(page).toHaveURL('/recipes?q=pilau')
      const first = cards(page).first().getByRole('heading', { name: /pilau/i })
      await expect(first).toBeInViewport()
      await expect.poll(() => first.evaluate(isUncovered)).toBe(true)
      await expect(search(page)).toBeFocused()
    })

    test('the focus is never behind the search', async ({ page }) => {
      await open(page, '/recipes')
      await scrollIntoList(page)
      await cards(page).nth(20).getByRole('link', { name: 'View Recipe' }).focus()
      // A card has seven controls, so this passes more than three rows of cards.
      for (let turn = 0; turn < 24; turn++) {
        await page.keyboard.press('Shift+Tab')
        expect(await page.evaluate(findCoveredFocus)).toBe('')
      }
    })
  })
}

test('filters shown from the middle of the list are in sight', async ({ page }) => {
  await open(page, '/recipes')
  await scrollIntoList(page)
  await page.getByRole('button', { name: 'Show Filters' }).click()
  await expect(page.getByLabel('Minimum Rating')).toBeInViewport()
  await page.getByLabel('Minimum Servings').fill('6')
  await expect(page).toHaveURL('/recipes?servings=6')
  await expect(page.getByLabel('Minimum Servings')).toBeFocused()
  await expect(page.getByLabel('Minimum Servings')).toBeInViewport()
})

test('in a low window the search scrolls with the page', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await open(page, '/recipes')
  await scrollIntoList(page)
  await expect(search(page)).not.toBeInViewport()
})
