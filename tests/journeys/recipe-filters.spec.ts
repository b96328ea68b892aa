import type { Locator, Page } from '@playwright/test'
import * as messages from '#texts/messages.ts'
import { expect, open, presetToken, test } from './support/journey.ts'
import { publish } from './support/test-site.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'Recipes' }).getByRole('article')
const count = (page: Page) => page.locator('.recipe-filters-result-count')
/** Polls, because the list is rendered after the address has changed. */
const expectOnly = (texts: Locator, text: string) =>
  expect.poll(async () => [...new Set(await texts.allTextContents())]).toEqual([text])
const search = (page: Page) => page.getByPlaceholder('Search recipes, chefs, ingredients...')

test('the search looks into titles, chefs, countries, diets, ingredients and instructions', {
  tag: ['@2-search-box'],
}, async ({ page, site, sampleUserToken }) => {
  // Each word occurs in one field of one recipe.
  const recipe = {
    title: 'Zorbalan',
    chefName: 'Quimbörastav',
    countryOfOrigin: 'Ferrugialand',
    dietType: 'Plimtarian',
    ingredients: '2 cups of vontilake',
    instructions: 'Swizzalate it gently.',
  }
  await publish(site, sampleUserToken, recipe)
  await open(page, '/recipes')
  const searches = ['zorbalan', 'QUIMBORASTAV', 'ferrugialand', 'plimtarian', 'vontilake', 'swizzalate']
  for (const words of searches) {
    await search(page).fill(words)
    await expect(page).toHaveURL(`/recipes?q=${words}`)
    await expect(count(page)).toHaveText('1 recipe')
    await expect(cards(page).getByRole('heading')).toHaveText([recipe.title])
    await search(page).fill('hakuna')
    await expect(page.getByText(messages.noRecipesFound)).toBeVisible()
  }
})

test('all filters together are in the address, and are chips that can be removed', {
  tag: ['@2-more-filters'],
}, async ({ page }) => {
  await open(page, '/recipes')
  await search(page).fill('lime')
  await page.getByRole('button', { name: 'Show Filters' }).click()
  await page.getByLabel('Minimum Rating').fill('3.5')
  await page.getByLabel('Minimum Servings').fill('2')
  await page.getByLabel('Maximum Prep Time (minutes)').fill('45')
  await page.getByRole('button', { name: 'Pescatarian' }).click()
  await expect(page).toHaveURL('/recipes?q=lime&diet=Pescatarian&rating=3.5&servings=2&time=45')
  await expect(page.getByRole('button', { name: 'Pescatarian' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('3.5 and up').first()).toBeVisible()
  await expect(cards(page).getByRole('heading', { name: 'Ceviche de corvina' })).toBeVisible()
  await page.getByRole('button', { name: 'Hide Filters' }).click()
  await expect(page.getByLabel('Minimum Servings')).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove the filter 45 minutes at most' }).click()
  await expect(page).toHaveURL('/recipes?q=lime&diet=Pescatarian&rating=3.5&servings=2')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL('/recipes')
  await expect(search(page)).toHaveValue('')
})

test('each diet shows its own recipes', { tag: ['@2-diet-filters'] }, async ({ page }) => {
  await open(page, '/recipes')
  for (const diet of ['Vegan', 'Dash', 'Keto', 'Atkins', 'Pescatarian', 'Gluten-Free']) {
    await page.getByRole('button', { name: diet, exact: true }).click()
    await expect(page).toHaveURL(`/recipes?diet=${diet}`)
    await expectOnly(cards(page).locator('.recipe-card-badge'), diet)
  }
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page).toHaveURL('/recipes')
})

test('Back restores filters and scroll position', async ({ page, sampleUserToken }) => {
  await presetToken(page, sampleUserToken)
  await open(page, '/recipes?diet=Vegan')
  await page.waitForLoadState('networkidle')
  const link = cards(page).nth(5).getByRole('link', { name: 'View Recipe' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL(/\/recipes\/\d+$/)
  await page.goBack()
  await expect(page).toHaveURL('/recipes?diet=Vegan')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('a debounced search that fires after a navigation does not navigate back', async ({
  page,
  sampleUserToken,
}) => {
  await presetToken(page, sampleUserToken)
  await open(page, '/recipes')
  await search(page).fill('pilau')
  // The page is kept busy longer than the debounce, so that its timer runs before React renders the navigation.
  await cards(page)
    .first()
    .getByRole('link', { name: 'View Recipe' })
    .evaluate((link: HTMLElement) => {
      link.click()
      const until = performance.now() + 600
      while (performance.now() < until);
    })
  await expect(page).toHaveURL(/\/recipes\/\d+$/)
  await page.waitForTimeout(500)
  await expect(page).toHaveURL(/\/recipes\/\d+$/)
})
