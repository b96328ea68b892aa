import { expect, presetToken } from '#tests/journeys/support/journey.ts'
import * as messages from '#texts/messages.ts'
import { test } from './bare-journey.ts'
import { bareUser } from './bare-state.ts'

test.beforeEach(({ page }) => presetToken(page, bareUser.token))

test('a recipe whose id is a word and whose ingredients are a list', {
  tag: ['@3-recipe-ingredients'],
}, async ({ page, client }) => {
  await page.goto(`${client}/recipes/r-2`)
  await expect(page.getByRole('heading', { level: 1, name: 'Pilau ya nyama' })).toBeVisible()
  await expect(page.getByText('Fatma Said', { exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: '500 g beef' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Instructions' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText('It came out without a single lump.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bookmarked' })).toHaveAttribute('aria-pressed', 'true')
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('time')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Follow/ })).toHaveCount(0)
})

test('a recipe whose texts are lists of their characters is shown in lines', async ({ page, client }) => {
  await page.goto(`${client}/recipes/r-4`)
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await expect(page.getByRole('checkbox', { name: '6 tomatoes' })).toBeVisible()
  const steps = page.getByRole('region', { name: 'Instructions' }).getByRole('listitem')
  await expect(steps).toHaveText(['Wash everything.', /^Cook it for/, 'Serve at once.'])
})

/** Changes a recipe on the backend, as another client could. */
const change = (backend: string, id: string, fields: object) =>
  fetch(`${backend}/api/recipes/${id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${bareUser.token}` },
    body: JSON.stringify(fields),
  })

test('a rating beyond the scale is shown as the nearest value of the scale', {
  tag: ['@9-rating-scale'],
}, async ({ page, client, backend }) => {
  await change(backend, '3', { rating: 47 })
  await change(backend, 'r-4', { rating: -3 })
  for (const [id, shown] of Object.entries({ 3: 'Rating 5.0', 'r-4': 'No ratings yet' })) {
    await page.goto(`${client}/recipes/${id}`)
    await expect(page.getByRole('region', { name: 'Rating' })).toContainText(shown)
  }
  await page.goto(`${client}/recipes`)
  const list = page.getByRole('region', { name: 'Recipes' })
  await expect(list.getByRole('article', { name: 'Chapati' })).toContainText('Rating 5.0')
  await expect(list.getByRole('article', { name: 'Shakshuka' })).toContainText('Rating 0.0')
})

test('a comment without an author is shown as a cook’s', async ({ page, client, backend }) => {
  await change(backend, '3', { comments: [{ content: 'Soft until the next day.' }] })
  await page.goto(`${client}/recipes/3`)
  const comment = page.getByRole('region', { name: 'Comments' }).getByRole('listitem')
  await expect(comment).toContainText('A cook')
  await expect(comment).toContainText('Soft until the next day.')
})

test('a recipe is bookmarked, rated and commented on', async ({ page, client }) => {
  await page.goto(`${client}/recipes/3`)
  await page.getByRole('button', { name: 'Bookmark', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Bookmarked' })).toBeVisible()
  await page.locator('.stars-star').nth(1).click()
  await expect(page.getByText(messages.ratingUpdated)).toBeVisible()
  await expect(page.getByRole('radio', { name: '2 stars' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Rating' })).toContainText('2.0')
  await page.getByLabel('Comment', { exact: true }).fill('Soft until the next day.')
  await page.getByRole('button', { name: 'Add comment' }).click()
  await expect(page.getByText(messages.commentAdded)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Comments' }).getByRole('listitem').first()).toContainText(
    'Soft until the next day.',
  )
})

test('a recipe that does not exist is not found', async ({ page, client }) => {
  await page.goto(`${client}/recipes/nothing`)
  await expect(page.getByText(messages.recipeFailed)).toBeVisible()
  await expect(page.getByRole('heading', { name: messages.recipeNotFound })).toBeVisible()
})

test('a chef page is not found, because this backend has none', async ({ page, client }) => {
  await page.goto(`${client}/chefs/7`)
  await expect(page.getByRole('heading', { name: 'Nobody by that name' })).toBeVisible()
})
