import * as messages from '#texts/messages.ts'
import { expect, open, presetToken, test } from './support/journey.ts'
import { holdRequests, publish, serverFails } from './support/test-site.ts'
import { expectToastDuration } from './support/toast-timing.ts'

test.beforeEach(({ page, sampleUserToken }) => presetToken(page, sampleUserToken))

test('the page shows the chef, the title, the picture, the facts, ingredients and instructions', {
  tag: ['@2-detail-fields'],
}, async ({ page, site, sampleUserToken }) => {
  const id = await publish(site, sampleUserToken, { ingredients: '2 cups maize\nBeans:\n2 cups beans\nsalt' })
  await open(page, `/recipes/${id}`)
  const recipe = page.getByRole('article')
  await expect(recipe.getByRole('heading', { level: 1, name: 'Githeri' })).toBeVisible()
  await expect(page).toHaveTitle('Githeri · Mezani')
  await expect(recipe.getByText('Akinyi', { exact: true })).toBeVisible()
  await expect(recipe.locator('img').last()).toHaveAttribute('src', /covers/)
  const facts: [name: string, value: string][] = [
    ['Prep time', '1 hour 30 min'],
    ['Serves', '4'],
    ['Diet type', 'Vegan'],
    ['Country', 'Kenya'],
    ['Rating', 'No ratings yet'],
  ]
  for (const [name, value] of facts) {
    const fact = recipe.locator('dl > div').filter({ hasText: name })
    await expect(fact.getByRole('definition')).toContainText(value)
  }
  const ingredients = recipe.getByRole('region', { name: 'Ingredients' })
  await expect(ingredients.getByRole('checkbox')).toHaveCount(3)
  await expect(ingredients.getByRole('checkbox', { name: '2 cups maize' })).toBeVisible()
  await expect(ingredients.getByRole('heading', { level: 3, name: 'Beans' })).toBeVisible()
  const steps = recipe.getByRole('region', { name: 'Instructions' }).getByRole('listitem')
  await expect(steps).toHaveText(['Boil the maize and beans.', 'Fry the onion.', 'Join them.'])
})

test('X3: the links to sources open in a new tab, and tell search engines that this site does not vouch for them', async ({
  page,
  site,
  sampleUserToken,
}) => {
  const id = await publish(site, sampleUserToken)
  await open(page, `/recipes/${id}`)
  const original = page.getByRole('link', { name: 'The original' })
  await expect(original).toHaveAttribute('href', 'https://example.org/githeri')
  const more = page.getByRole('link', { name: 'More about it' })
  await expect(more).toHaveAttribute('href', 'https://example.org/more')
  for (const source of [original, more]) {
    await expect(source).toHaveAttribute('target', '_blank')
    await expect(source).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
  }
})

test("a refusal shows a toast, 'Recipe not found', a link back, and a retry", {
  tag: ['@2-detail-not-found', '@8-detail-load-failure'],
}, async ({ page }) => {
  await page.route('**/api/recipes/1', serverFails)
  await page.goto('/recipes/1')
  const toast = page.getByRole('alert').filter({ hasText: messages.recipeFailed })
  await expect(toast).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Recipe not found' })).toBeVisible()
  await expect(page).toHaveTitle('Recipe not found · Mezani')
  await expectToastDuration(page, messages.recipeFailed, 3000)
  await page.unroute('**/api/recipes/1')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Ingredients' })).toBeVisible()
})

test('a missing recipe shows the toast, Recipe not found, and a link to the recipes', async ({ page }) => {
  await open(page, '/recipes/999999')
  await expect(page.getByText(messages.recipeFailed)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the recipes' }).click()
  await expect(page).toHaveURL('/recipes')
})

test('an ended session shows the toast, Recipe not found, and a link to log in', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('token', 'u1_expired'))
  await open(page, '/recipes/1')
  await expect(page.getByText(messages.recipeFailed)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Recipe not found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click()
  await expect(page).toHaveURL('/login')
})

test('the prefetched request is the only one', async ({ page }) => {
  const calls: string[] = []
  page.on('request', request => {
    if (/\/api\/recipes\/1$/.test(request.url())) calls.push(request.method())
  })
  await open(page, '/recipes/1')
  await expect(page.getByRole('region', { name: 'Ingredients' })).toBeVisible()
  expect(calls).toEqual(['GET'])
})

test('while loading it shows a skeleton, or after a card its title and picture', async ({ page }) => {
  const release = await holdRequests(page, '**/api/recipes/*')
  await page.goto('/recipes/999999')
  await expect(page.getByRole('heading', { level: 1, name: 'Loading the recipe' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveAttribute('aria-busy', 'true')
  // The public fields are in the HTML.
  await page.goto('/recipes/71')
  await expect(page.getByRole('heading', { level: 1, name: 'Ugali na sukuma wiki' })).toBeVisible()
  await expect(page.locator('.recipe-header-photo img')).toBeVisible()
  await expect(page.getByRole('article')).toHaveAttribute('aria-busy', 'true')
  await open(page, '/recipes?q=sukuma')
  await page.getByRole('link', { name: 'View Recipe' }).and(page.locator('[href="/recipes/71"]')).click()
  const title = page.getByRole('heading', { level: 1, name: 'Ugali na sukuma wiki' })
  await expect(title).toBeFocused()
  release()
  await expect(page.getByRole('region', { name: 'Ingredients' })).toBeVisible()
  await expect(title).toBeFocused()
})

test('the back link leads to the recipes', async ({ page }) => {
  await open(page, '/recipes/1')
  await page.getByRole('main').getByRole('link', { name: 'Recipes', exact: true }).click()
  await expect(page).toHaveURL('/recipes')
})

test('it prints on one sheet, without what is only for the screen', async ({ page }) => {
  await open(page, '/recipes/71')
  await expect(page.getByRole('region', { name: 'Ingredients' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const name of ['Cook mode', 'Bookmark', 'Print', 'Add comment', 'More servings']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden()
  }
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByText('/recipes/71')).toBeVisible()
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('the print button prints', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () =>
      (document.body.dataset.prints = String(Number(document.body.dataset.prints ?? 0) + 1))
  })
  await open(page, '/recipes/1')
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-prints', '1')
})
