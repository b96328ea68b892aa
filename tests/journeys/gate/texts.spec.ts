import { expect, open, test } from '../support/journey.ts'

test('the hero: headline, tagline, and three buttons to where they say', {
  tag: ['@2-landing-hero'],
}, async ({ page }) => {
  await open(page, '/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Karibu mezani')
  await expect(main.getByText(/^Welcome to the table\./)).toBeVisible()
  for (const [name, path] of [
    ['Log In', '/login'],
    ['Sign Up', '/signup'],
    ['Discover Recipes', '/recipes'],
  ] as const) {
    await main.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL('/')
  }
})

test('about: Mission, Vision and Culture, a welcome, and three pictures that are there', {
  tag: ['@2-about-cards'],
}, async ({ page }) => {
  await open(page, '/aboutus')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Mission', 'Vision', 'Culture'])
  await expect(main.getByText(/Mezani means “at the table”/)).toBeVisible()
  const pictures = main.getByRole('img')
  await expect(pictures).toHaveCount(3)
  for (const picture of await pictures.all()) {
    await expect
      .poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
})

test('the recipes page: featured are desserts, the diets are seven in their order', {
  tag: ['@2-carousel-desserts', '@2-diet-filters', '@9-diet-filters'],
}, async ({ page, site }) => {
  await open(page, '/recipes')
  const desserts = (await (await fetch(`${site.url}/api/recipes?dietType=Dessert`)).json()) as {
    title: string
    dietType: string
  }[]
  expect(new Set(desserts.map(({ dietType }) => dietType))).toEqual(new Set(['Dessert']))
  const featured = page.getByRole('region', { name: 'Something sweet' })
  const shown = await featured.locator('h3').allTextContents()
  // Four slides of two have cards; all have a place.
  expect(shown).toEqual(desserts.slice(0, 8).map(({ title }) => title))
  await expect(featured.locator('.featured-carousel-slides > li')).toHaveCount(desserts.length)
  const dots = featured.getByRole('group', { name: 'Slides' }).getByRole('button')
  await expect(dots).toHaveCount(Math.ceil(desserts.length / 2))

  const diets = page.getByRole('group', { name: 'Diet' }).getByRole('button')
  await expect(diets).toHaveText(['All', 'Vegan', 'Dash', 'Keto', 'Atkins', 'Pescatarian', 'Gluten-Free'])
  await page.getByRole('button', { name: 'Show Filters' }).click()
  const slider = page.getByLabel('Minimum Rating')
  for (const [name, value] of Object.entries({ type: 'range', min: '0', max: '5', step: '0.5' })) {
    await expect(slider).toHaveAttribute(name, value)
  }
})

test('the fields of the forms that one signs in and up with', {
  tag: ['@2-login-form', '@2-signup-form'],
}, async ({ page }) => {
  await open(page, '/login')
  const main = page.getByRole('main')
  await expect(main.getByLabel('Email')).toHaveAttribute('type', 'email')
  await expect(main.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'password')
  for (const name of ['Show password', 'Forgot Password?', 'Login']) {
    await expect(main.getByRole('button', { name, exact: true })).toBeVisible()
  }
  await main.getByRole('link', { name: 'Sign Up' }).click()
  for (const label of ['Username', 'Email', 'Password', 'Confirm Password']) {
    await expect(main.getByLabel(label, { exact: true })).toHaveAttribute('required')
  }
  const password = main.getByLabel('Confirm Password', { exact: true })
  await main.getByRole('button', { name: /^Show/ }).last().click()
  await expect(password).toHaveAttribute('type', 'text')
  await main.getByRole('button', { name: /^Show/ }).last().click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(main.getByRole('button', { name: 'Create Account' })).toBeVisible()
})
