import * as messages from '#texts/messages.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { onlyForMethod, test } from './support/member.ts'
import {
  createDialog,
  createdRecipes,
  deleteCreatedRecipes,
  field,
  fillForm,
  submit,
} from './support/recipe-form.ts'
import { serverFails } from './support/test-site.ts'

test.beforeEach(async ({ page, member }) => {
  await presetToken(page, member.token)
  await open(page, '/myrecipes')
  await expect(page.getByRole('button', { name: /^Akinyi/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add a recipe' }).click()
})

test.afterEach(({ page, send }) => deleteCreatedRecipes(page, send))

test('when the server fails, an error is shown, the input is kept, and it can be retried', {
  tag: ['@8-my-recipes-save-failure'],
}, async ({ page }) => {
  await page.route('**/api/recipes', onlyForMethod('POST', serverFails))
  await fillForm(page)
  await submit(page)
  await expect(createDialog(page).getByRole('alert')).toHaveText(messages.recipeSaveFailed)
  await expect(field(page, 'Title')).toHaveValue('Samaki wa kupaka')
  await page.unroute('**/api/recipes')
  await submit(page)
  await expect(createDialog(page)).toHaveCount(0)
  await expect(createdRecipes(page).getByRole('article', { name: 'Samaki wa kupaka' })).toBeVisible()
})

test('field errors from the server are shown at their fields', async ({ page }) => {
  const fields = { title: 'Title is taken.' }
  await page.route(
    '**/api/recipes',
    onlyForMethod('POST', route => route.fulfill({ status: 400, json: { fields } })),
  )
  await fillForm(page)
  await submit(page)
  await expect(createDialog(page).getByRole('alert')).toHaveText(messages.recipeSaveFailed)
  await expect(field(page, 'Title')).toHaveAccessibleDescription('Title is taken.')
})

test('a failure after the form was closed still shows an error', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(
    '**/api/recipes',
    onlyForMethod('POST', async route => {
      await held
      await route.fulfill({ status: 500, json: {} })
    }),
  )
  await fillForm(page)
  await submit(page)
  await page.keyboard.press('Escape')
  await expect(createDialog(page)).toHaveCount(0)
  release()
  await expect(page.getByText(messages.recipeSaveFailed)).toBeVisible()
})

test('a draft can be discarded', async ({ page }) => {
  await field(page, 'Title').fill('Samaki')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add a recipe' }).click()
  // Pressed by keyboard, because the toast that says where the draft is may still cover the button.
  await createDialog(page).getByRole('button', { name: 'Discard it' }).press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Add a recipe' }).click()
  await expect(field(page, 'Title')).toHaveValue('')
  await expect(createDialog(page).getByText('Continue the draft')).toHaveCount(0)
})
