import type { Locator, Page } from '@playwright/test'
import * as recipesMessages from '#texts/messages/recipes.ts'
import { expect, open, test } from '../support/journey.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'Recipes' }).getByRole('article')
const count = (page: Page) => page.locator('.recipe-filters-result-count')
/** Polls, because the list is rendered after the address has changed. */
const expectOnly = (texts: Locator, text: string) =>
  expect.poll(async () => [...new Set(await texts.allTextContents())]).toEqual([text])

test('zero and blank mean no filter', { tag: ['@5-filters-zero-or-blank'] }, async ({ page }) => {
  await open(page, '/recipes')
  const all = await count(page).textContent()
  await page.getByRole('button', { name: 'Show Filters' }).click()
  const filters = [
    { label: 'Minimum Rating', value: '4.5', param: 'rating', noFilter: ['0'] },
    { label: 'Minimum Servings', value: '7', param: 'servings', noFilter: ['0', ''] },
    { label: 'Maximum Prep Time (minutes)', value: '5', param: 'time', noFilter: ['0', ''] },
  ]
  for (const { label, value, param, noFilter } of filters) {
    for (const none of noFilter) {
      await page.getByLabel(label).fill(value)
      await expect(page).toHaveURL(`/recipes?${param}=${value}`)
      await expect(count(page)).not.toHaveText(all ?? '')
      await page.getByLabel(label).fill(none)
      await expect(page).toHaveURL('/recipes')
      await expect(count(page)).toHaveText(all ?? '')
    }
  }
  // As in an address that somebody has kept.
  await open(page, '/recipes?rating=0&servings=0&time=0')
  await page.waitForLoadState('networkidle')
  await expect(count(page)).toHaveText(all ?? '')
})

test('the rating slider goes from 0 to 5 by halves', {
  tag: ['@2-more-filters', '@9-filter-slider-step'],
}, async ({ page }) => {
  await open(page, '/recipes')
  await page.getByRole('button', { name: 'Show Filters' }).click()
  const slider = page.getByLabel('Minimum Rating')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('0.5')
  await expect(slider).toHaveAttribute('aria-valuetext', '0.5 and up')
  await page.keyboard.press('End')
  await expect(slider).toHaveValue('5')
})

test('the countries are those of the recipes, and All', { tag: ['@2-country-filter'] }, async ({ page }) => {
  await open(page, '/recipes')
  const country = page.getByLabel('Country')
  await expect(country.getByRole('option', { name: 'Kenya' })).toBeAttached()
  await expect(country.getByRole('option').first()).toHaveText('All')
  await country.selectOption('Kenya')
  await expect(page).toHaveURL('/recipes?country=Kenya')
  await expectOnly(cards(page).locator('.recipe-facts-place'), 'Kenya')
})

test('nothing found says so and offers to clear', { tag: ['@2-recipes-empty-state'] }, async ({ page }) => {
  await open(page, '/recipes?q=nothinglikethis')
  await expect(page.getByText(recipesMessages.noneFound)).toBeVisible()
  await expect(page.getByText(recipesMessages.noneFoundHint)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click()
  await expect(cards(page).first()).toBeVisible()
})
