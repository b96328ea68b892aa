import { expect, presetToken } from '#tests/journeys/support/journey.ts'
import { test } from './bare-journey.ts'
import { bareUser } from './bare-state.ts'

test.beforeEach(async ({ page }) => {
  await presetToken(page, bareUser.token)
  // The addresses of these pictures are only stored, never fetched.
  await page.route('https://pictures.example/**', route =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
})

test('a member writes, edits and deletes a recipe, without the features that the backend does not have', {
  tag: ['@7-post-recipe'],
}, async ({ page, client }) => {
  await page.goto(`${client}/myrecipes`)
  const own = page.getByRole('region', { name: 'Your Culinary Creations' })
  await expect(own.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Add a recipe' }).click()
  const form = page.getByRole('dialog')
  await expect(form.getByLabel('Chef Name')).toHaveValue('')
  await expect(form.getByLabel('Upload a photo')).toHaveCount(0)
  for (const name of ['Use this cover', 'Use its own page here'])
    await expect(form.getByRole('button', { name })).toHaveCount(0)
  await form.getByRole('button', { name: 'Use my name' }).click()
  await expect(form.getByLabel('Chef Name')).toHaveValue('Wanjiru Kamau')
  await expect(form.getByLabel('Chef Image')).toHaveValue('')
  const texts = {
    Title: 'Samaki',
    'Diet Type': 'Pescatarian',
    'Country of Origin': 'Kenya',
    'Prep Time': '40 min',
    Servings: '4',
    Ingredients: 'Fish\n\nSauce:\n\nLimes',
    Instructions: 'Grill it.\n\nServe it.',
    'Chef Image': 'https://pictures.example/w.jpg',
    URL: 'https://example.org/samaki',
    'More Info URL': 'https://example.org/more',
    Image: 'https://pictures.example/samaki.jpg',
  }
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text)
  const created = page.waitForRequest(request => request.method() === 'POST')
  await form.getByRole('button', { name: 'Create Recipe' }).click()
  expect((await created).postDataJSON()).toMatchObject({
    image: texts.Image,
    chefImage: texts['Chef Image'],
    rating: 0,
    servings: 4,
  })
  await expect(own.getByRole('article')).toHaveCount(3)

  await own.getByRole('button', { name: 'Edit Samaki' }).click()
  await expect(form.getByLabel('Ingredients')).toHaveValue(texts.Ingredients)
  await expect(form.getByLabel('Instructions')).toHaveValue(texts.Instructions)
  await form.getByLabel('Title').fill('Samaki wa kupaka')
  await form.getByRole('button', { name: 'Update Recipe' }).click()
  await expect(own.getByRole('article', { name: 'Samaki wa kupaka' })).toBeVisible()

  await own.getByRole('button', { name: 'Delete Samaki wa kupaka' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(own.getByRole('article')).toHaveCount(2)
  // A toast that slides in between a check and a click would take the click.
  const deleted = page.getByText('“Samaki wa kupaka” has been deleted.')
  await deleted.click()
  await expect(deleted).toHaveCount(0)

  const bookmarked = page.getByRole('region', { name: 'Bookmarked Recipes' })
  await bookmarked.getByRole('button', { name: /^Remove the bookmark/ }).click()
  await expect(bookmarked.getByRole('heading', { name: 'Nothing bookmarked yet' })).toBeVisible()
})

test('a recipe that came without some fields is saved without them while they are left alone', {
  tag: ['@5-recipe-required'],
}, async ({ page, client, backend }) => {
  await fetch(`${backend}/api/recipes/3`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${bareUser.token}` },
    body: JSON.stringify({ url: '', moreInfoUrl: null, servings: null, chefImage: '', image: '/a.jpg' }),
  })
  await page.goto(`${client}/myrecipes`)
  await page.getByRole('button', { name: 'Edit Chapati' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Title').fill('Chapati za maji')
  const sent = page.waitForRequest(request => request.method() === 'PUT')
  await form.getByRole('button', { name: 'Update Recipe' }).click()
  const body = (await sent).postDataJSON()
  expect(body).toMatchObject({ title: 'Chapati za maji', url: '', moreInfoUrl: '', image: '/a.jpg' })
  expect(body).not.toHaveProperty('servings')
  await expect(page.getByRole('article', { name: 'Chapati za maji' })).toBeVisible()
})

test('an address that the backend respells is shown as it respelled it', async ({ page, client }) => {
  await page.goto(`${client}/profile`)
  const email = page.getByLabel('Email')
  await expect(email).toHaveValue(bareUser.email)
  await email.fill('Wanjiru.Kamau@Example.ORG')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(email).toHaveValue('wanjiru.kamau@example.org')
  await page.getByRole('link', { name: 'About Us' }).first().click()
  await expect(page).toHaveURL(`${client}/aboutus`)
})
