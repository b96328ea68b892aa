import type { Page } from '@playwright/test'
import * as messages from '#texts/messages.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { onlyForMethod, test } from './support/member.ts'
import { serverFails } from './support/test-site.ts'
import { expectToastDuration } from './support/toast-timing.ts'

const createdRecipes = (page: Page) => page.getByRole('region', { name: 'Your Culinary Creations' })
const bookmarked = (page: Page) => page.getByRole('region', { name: 'Bookmarked Recipes' })

test.beforeEach(({ page, member }) => presetToken(page, member.token))

test('further pages load with the button', async ({ page, publish }) => {
  for (const title of ['Uji', 'Mukimo', 'Irio']) await publish({ title })
  // Pages of two, although the page requests twenty.
  await page.route('**/api/recipes/user?*', route =>
    route.continue({ url: route.request().url().replace('limit=20', 'limit=2') }),
  )
  await open(page, '/myrecipes')
  await expect(createdRecipes(page).getByRole('article')).toHaveCount(2)
  await expect(createdRecipes(page).getByText('3 recipes')).toBeVisible()
  await createdRecipes(page).getByRole('button', { name: 'Show more' }).click()
  await expect(createdRecipes(page).getByRole('article')).toHaveCount(3)
  await expect(createdRecipes(page).getByRole('button', { name: 'Show more' })).toHaveCount(0)
})

test('the skeletons are shown until the lists have loaded', async ({ page }) => {
  const gates: (() => void)[] = []
  await page.route(/\/api\/recipes\/(user|bookmarked)/, async route => {
    await new Promise<void>(open => gates.push(open))
    await route.continue()
  })
  await page.goto('/myrecipes')
  await expect(page.getByRole('status', { name: 'Loading Your Culinary Creations' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Loading Bookmarked Recipes' })).toBeVisible()
  await expect.poll(() => gates.length).toBe(2)
  for (const open of gates) open()
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
})

test('the empty grids offer to write the first recipe and lead to the other recipes', async ({ page }) => {
  await open(page, '/myrecipes')
  await createdRecipes(page).getByRole('button', { name: 'Write your first recipe' }).click()
  await expect(page.getByRole('dialog', { name: 'Create a New Culinary Masterpiece' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(createdRecipes(page).getByRole('button', { name: 'Write your first recipe' })).toBeFocused()
  await bookmarked(page).getByRole('link', { name: 'Discover Recipes' }).click()
  await expect(page).toHaveURL('/recipes')
})

test('when the server fails, both grids show an error and can be retried', {
  tag: ['@8-my-recipes-fetch-failure'],
}, async ({ page, publish }) => {
  await publish()
  await page.route(/\/api\/recipes\/(user|bookmarked)/, serverFails)
  await open(page, '/myrecipes')
  for (const grid of [createdRecipes(page), bookmarked(page)]) {
    await expect(grid.getByRole('alert')).toContainText(messages.ownRecipesFailed)
  }
  await page.unroute(/\/api\/recipes\/(user|bookmarked)/)
  await createdRecipes(page).getByRole('button', { name: 'Try again' }).click()
  await expect(createdRecipes(page).getByRole('article')).toHaveCount(1)
  await expect(createdRecipes(page).getByRole('alert')).toHaveCount(0)
  await expect(bookmarked(page).getByRole('alert')).toBeVisible()
})

test('when the server fails, the bookmark stays and an error is shown', {
  tag: ['@8-my-recipes-bookmark-failure'],
}, async ({ page, publish, send }) => {
  const recipe = await publish()
  await send('POST', `/api/recipes/${recipe.id}/bookmark`)
  await open(page, '/myrecipes')
  await page.route('**/bookmark', onlyForMethod('DELETE', serverFails))
  await bookmarked(page)
    .getByRole('button', { name: /^Remove the bookmark/ })
    .click()
  await expect(page.getByRole('alert').getByText(messages.bookmarkRemoveFailed)).toBeVisible()
  await expect(bookmarked(page).getByRole('article')).toHaveCount(1)
})

test('when the server fails, a recipe that should be deleted stays, and deleting can be tried again', {
  tag: ['@8-my-recipes-delete-failure'],
}, async ({ page, publish }) => {
  await publish()
  await open(page, '/myrecipes')
  await page.route('**/api/recipes/*', onlyForMethod('DELETE', serverFails))
  await createdRecipes(page).getByRole('button', { name: 'Delete Githeri ya Akinyi' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toHaveText(messages.recipeDeleteFailed)
  await expect(createdRecipes(page).getByRole('article')).toHaveCount(1)
  await page.unroute('**/api/recipes/*')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(createdRecipes(page).getByRole('article')).toHaveCount(0)
})

test('an invalid token shows an error with a link to log in', async ({ page }) => {
  await page.route(/\/api\/recipes\/(user|bookmarked)/, route => route.fulfill({ status: 401, json: {} }))
  await open(page, '/myrecipes')
  await expect(createdRecipes(page).getByRole('alert')).toContainText(messages.ownRecipesFailed)
  await createdRecipes(page).getByRole('link', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/login')
})

test('removing a bookmark waits for the server, then removes the card and moves the focus', async ({
  page,
  publish,
  send,
}) => {
  for (const title of ['Uji', 'Mukimo']) {
    const { id } = await publish({ title })
    await send('POST', `/api/recipes/${id}/bookmark`)
  }
  await open(page, '/myrecipes')
  const remove = bookmarked(page).getByRole('button', { name: 'Remove the bookmark from Mukimo' })
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route('**/bookmark', async route => {
    await held
    await route.continue()
  })
  await remove.focus()
  await page.keyboard.press('Enter')
  await expect(remove).toHaveAttribute('aria-busy', 'true')
  await expect(bookmarked(page).getByRole('article')).toHaveCount(2)
  release()
  await expect(bookmarked(page).getByRole('article')).toHaveCount(1)
  await expect(bookmarked(page).getByRole('link', { name: 'View Recipe' })).toBeFocused()
  await page.reload()
  await expect(bookmarked(page).getByRole('article')).toHaveCount(1)
})

test('deleting asks first and names the recipe; the focus goes to the next card', async ({
  page,
  publish,
}) => {
  for (const title of ['Uji', 'Mukimo', 'Irio']) await publish({ title })
  await open(page, '/myrecipes')
  const opener = createdRecipes(page).getByRole('button', { name: 'Delete Mukimo' })
  await opener.click()
  const question = page.getByRole('alertdialog', { name: 'Delete “Mukimo”?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(createdRecipes(page).getByRole('article')).toHaveCount(3)

  await opener.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(createdRecipes(page).getByRole('article', { name: 'Mukimo' })).toHaveCount(0)
  await expect(createdRecipes(page).getByText('2 recipes')).toBeVisible()
  await expect(createdRecipes(page).getByRole('article', { name: 'Uji' }).getByRole('link')).toBeFocused()
  await expectToastDuration(page, '“Mukimo” has been deleted.', 5000)
  await page.reload()
  await expect(createdRecipes(page).getByRole('article')).toHaveCount(2)
})
