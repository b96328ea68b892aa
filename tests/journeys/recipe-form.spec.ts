import { aPicture } from '#tests/support/pictures.ts'
import { expect, open, presetToken } from './support/journey.ts'
import { countCalls, test } from './support/member.ts'
import {
  createDialog,
  createdRecipes,
  deleteCreatedRecipes,
  field,
  fillForm,
  sampleValues,
  submit,
} from './support/recipe-form.ts'

test.beforeEach(async ({ page, member }) => {
  await presetToken(page, member.token)
})

test.afterEach(({ page, send }) => deleteCreatedRecipes(page, send))

test.describe('a new recipe', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/myrecipes')
    await expect(page.getByRole('button', { name: /^Akinyi/ })).toBeVisible()
    await page.getByRole('button', { name: 'Add a recipe' }).click()
  })

  test('is sent as typed, closes the form and appears in the grid', {
    tag: ['@4-recipe-form-closes', '@5-recipe-rating'],
  }, async ({ page }) => {
    await fillForm(page)
    const sent = page.waitForRequest(request => request.method() === 'POST' && /recipes$/.test(request.url()))
    await submit(page)
    expect((await sent).postDataJSON()).toEqual({
      title: 'Samaki wa kupaka',
      chefName: 'Akinyi Otieno',
      chefImage: 'https://pictures.example/akinyi.jpg',
      image: 'https://pictures.example/samaki.jpg',
      ingredients: '1 whole red snapper\n2 cups coconut milk',
      instructions: 'Score the fish.\nGrill it.',
      url: 'https://example.org/samaki',
      moreInfoUrl: 'https://example.org/more',
      rating: 4.5,
      prepTime: '1 hour 10 min',
      servings: 4,
      countryOfOrigin: 'Kenya',
      dietType: 'Pescatarian',
    })
    await expect(createDialog(page)).toHaveCount(0)
    await expect(createdRecipes(page).getByRole('article', { name: 'Samaki wa kupaka' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add a recipe' })).toBeFocused()
  })

  test('choosing the cover clears the error of a refused picture', async ({ page }) => {
    const refused = createDialog(page).getByText('The oven is off.')
    await page.route('**/api/images', route =>
      route.fulfill({ status: 400, json: { message: 'The oven is off.' } }),
    )
    await createDialog(page)
      .locator('.picture-fields input[type=file]')
      .setInputFiles(await aPicture('dish.jpg'))
    await expect(refused).toBeVisible()
    await createDialog(page).getByRole('button', { name: 'Use this cover' }).click()
    await expect(refused).toHaveCount(0)
  })

  test('every field is required: the summary has the focus and leads to each field', {
    tag: ['@5-recipe-required'],
  }, async ({ page }) => {
    const calls = await countCalls(page, '**/api/recipes', 'POST')
    await field(page, 'Rating').fill('')
    await submit(page)
    const summary = createDialog(page).getByRole('alert', { name: '13 fields need another look' })
    await expect(summary).toBeFocused()
    for (const label of Object.keys(sampleValues)) {
      const isPlural = ['Servings', 'Ingredients', 'Instructions'].includes(label)
      const sentence = `${label} ${isPlural ? 'are' : 'is'} required.`
      await expect(field(page, label)).toHaveAccessibleDescription(sentence)
      await expect(field(page, label)).toHaveAttribute('required')
      await summary.getByRole('button', { name: sentence, exact: true }).click()
      await expect(field(page, label)).toBeFocused()
    }
    expect(calls()).toBe(0)
  })

  test('the fields have types and bounds that the browser knows', {
    tag: ['@5-recipe-urls', '@9-rating-scale'],
  }, async ({ page }) => {
    for (const label of ['Image', 'Chef Image', 'URL', 'More Info URL']) {
      await expect(field(page, label)).toHaveAttribute('type', 'url')
    }
    const rating = { type: 'number', min: '0', max: '5', step: '0.1' }
    for (const [name, value] of Object.entries(rating)) {
      await expect(field(page, 'Rating')).toHaveAttribute(name, value)
    }
    await expect(field(page, 'Servings')).toHaveAttribute('type', 'number')
    await expect(field(page, 'Servings')).toHaveAttribute('min', '1')
  })

  test('the prep time shows how it is read', { tag: ['@5-prep-time'] }, async ({ page }) => {
    const reading = {
      '1 hour 30 min': 'Read as 90 minutes',
      '45': 'Read as 45 minutes',
      'saa 1 na dakika 10': 'Read as 70 minutes',
      '1 min': 'Read as 1 minute',
    }
    for (const [text, hint] of Object.entries(reading)) {
      await field(page, 'Prep Time').fill(text)
      await expect(field(page, 'Prep Time')).toHaveAccessibleDescription(hint)
    }
    await field(page, 'Prep Time').fill('overnight + 20 min')
    await expect(field(page, 'Prep Time')).toHaveAccessibleDescription(/^Shown as you write it/)
  })

  test('the image is shown while its address is typed, and a broken one is reported', async ({ page }) => {
    await field(page, 'Image').fill('https://pictures.example/samaki.jpg')
    await expect(createDialog(page).locator('.picture-fields-frame img')).toHaveJSProperty('complete', true)
    await page.route('https://pictures.example/broken.jpg', route => route.fulfill({ body: 'no picture' }))
    await field(page, 'Image').fill('https://pictures.example/broken.jpg')
    await expect(createDialog(page).getByText('There is no picture at this address.')).toBeVisible()
  })
})
