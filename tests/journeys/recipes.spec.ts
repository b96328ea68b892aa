import type { Page } from '@playwright/test'
import * as messages from '#texts/messages.ts'
import { expect, open, presetToken, storedToken, test } from './support/journey.ts'
import { serverFails } from './support/test-site.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'Recipes' }).getByRole('article')

test.describe('failures', () => {
  test('a refused token: an error, the token removed, and the login page', {
    tag: ['@6-recipe-list-401', '@8-recipes-401'],
  }, async ({ page }) => {
    await presetToken(page, 'u1_dead')
    await open(page, '/recipes')
    await expect(page.getByText(messages.recipesUnauthorized)).toBeVisible()
    await expect(page).toHaveURL('/login')
    expect(await storedToken(page)).toBeNull()
  })

  test('any other failure shows an error and can be retried', { tag: ['@8-recipes-failure'] }, async ({
    page,
    sampleUserToken,
  }) => {
    await presetToken(page, sampleUserToken)
    await page.route(/\/api\/recipes$/, route => route.fulfill({ status: 500, json: { message: 'Spilled' } }))
    await open(page, '/recipes?diet=Vegan')
    await expect(page.getByText(messages.recipesFailed)).toBeVisible()
    await page.unroute(/\/api\/recipes$/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(messages.recipesFailed)).toHaveCount(0)
    await expect(cards(page).first()).toBeVisible()
  })

  test('a carousel that fails shows the reason', { tag: ['@8-carousel-failure'] }, async ({
    page,
    sampleUserToken,
  }) => {
    await presetToken(page, sampleUserToken)
    await page.route('**/api/recipes?dietType=Dessert', route =>
      route.fulfill({ status: 500, json: { message: 'No sugar' } }),
    )
    await open(page, '/recipes')
    await expect(page.getByText('Error: No sugar')).toBeVisible()
  })
})

test.describe('bookmarks', () => {
  const bookmark = (page: Page) =>
    cards(page)
      .first()
      .getByRole('button', { name: /^Bookmark/ })

  test('a visitor is asked to log in', { tag: ['@8-bookmark-401'] }, async ({ page }) => {
    await open(page, '/recipes')
    await bookmark(page).click()
    await expect(page.getByText(messages.bookmarksUnauthorized)).toBeVisible()
    await expect(page).toHaveURL('/login')
  })

  test('the toggle changes once the server has agreed, both ways', { tag: ['@4-bookmark-toggle'] }, async ({
    page,
    sampleUserToken,
  }) => {
    await presetToken(page, sampleUserToken)
    await open(page, '/recipes?q=shakshuka')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
    await bookmark(page).click()
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true')
    await bookmark(page).click()
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
  })

  test('a failure shows an error and changes nothing', async ({ page, sampleUserToken }) => {
    await presetToken(page, sampleUserToken)
    await page.route('**/bookmark', serverFails)
    await open(page, '/recipes?q=shakshuka')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await bookmark(page).click()
    await expect(page.getByText(messages.bookmarkFailed)).toBeVisible()
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
  })
})
