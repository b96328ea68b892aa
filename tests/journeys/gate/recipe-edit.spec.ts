import type { Page } from '@playwright/test'
import * as recipesMessages from '#texts/messages/recipes.ts'
import { expect, open, presetToken } from '../support/journey.ts'
import { aRecipe, countCalls, type Recipe, test } from '../support/member.ts'

const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Your Recipe' })
const field = (page: Page, label: string) => editDialog(page).getByLabel(label, { exact: true })
const update = (page: Page) => editDialog(page).getByRole('button', { name: 'Update Recipe' }).click()

async function openForm(page: Page, title = 'Githeri ya Akinyi'): Promise<void> {
  await open(page, '/myrecipes')
  await expect(page.getByRole('button', { name: /^Akinyi/ })).toBeVisible()
  await page.getByRole('button', { name: `Edit ${title}` }).click()
}

test.beforeEach(({ page, member }) => presetToken(page, member.token))

test('the form is prefilled', { tag: ['@4-recipe-form-edit'] }, async ({ page, publish }) => {
  await publish({ image: 'https://pictures.example/githeri.jpg' })
  await openForm(page)
  const recipe = aRecipe()
  const expected: Record<string, string> = {
    Title: recipe.title,
    'Diet Type': recipe.dietType,
    'Country of Origin': recipe.countryOfOrigin,
    'Prep Time': recipe.prepTime,
    Servings: '4',
    Rating: '0',
    Ingredients: recipe.ingredients,
    Instructions: recipe.instructions,
    'Chef Name': recipe.chefName,
    'Chef Image': recipe.chefImage,
    URL: recipe.url,
    'More Info URL': recipe.moreInfoUrl,
    Image: 'https://pictures.example/githeri.jpg',
  }
  for (const [label, text] of Object.entries(expected)) await expect(field(page, label)).toHaveValue(text)
})

test('saved without a change it says so and closes without a call', {
  tag: ['@4-edit-without-changes'],
}, async ({ page, publish }) => {
  await publish({ url: '' })
  const calls = await countCalls(page, '**/api/recipes/*', 'PUT')
  await openForm(page)
  await field(page, 'Title').fill('Something else')
  await field(page, 'Title').fill('Githeri ya Akinyi ')
  await update(page)
  await expect(page.getByText(recipesMessages.unchanged)).toBeVisible()
  await expect(editDialog(page)).toHaveCount(0)
  expect(calls()).toBe(0)
})

test('a recipe that came without an address is edited without one; what is written there is judged', {
  tag: ['@5-recipe-required', '@5-recipe-urls'],
}, async ({ page, publish, send }) => {
  const recipe = await publish({ url: '', moreInfoUrl: '', servings: undefined })
  await openForm(page)
  await expect(field(page, 'URL')).not.toHaveAttribute('required')
  await expect(field(page, 'Title')).toHaveAttribute('required')
  await field(page, 'Title').fill('')
  await field(page, 'URL').fill('nowhere')
  await update(page)
  await expect(editDialog(page).getByRole('alert', { name: '2 fields need another look' })).toBeFocused()
  await field(page, 'Title').fill('Irio')
  await field(page, 'URL').fill('')
  await update(page)
  await expect(editDialog(page)).toHaveCount(0)
  const saved = await send<Recipe & { url: string; servings: number | null }>(
    'GET',
    `/api/recipes/${recipe.id}`,
  )
  expect([saved.title, saved.url, saved.servings]).toEqual(['Irio', '', null])
})
