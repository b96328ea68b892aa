import type { Page } from '@playwright/test'
import * as messages from '#texts/messages.ts'
import { expect, open, presetToken } from '../support/journey.ts'
import { aRecipe, countCalls, onlyForMethod, type Recipe, test } from '../support/member.ts'
import {
  createDialog,
  createdRecipes,
  deleteCreatedRecipes,
  field,
  fillForm,
  sampleValues,
  submit,
} from '../support/recipe-form.ts'
import { answerIsLost } from '../support/test-site.ts'
import { expectAccessible } from '../support/visual-checks.ts'

const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Your Recipe' })
const add = (page: Page) => page.getByRole('button', { name: 'Add a recipe' })

test.beforeEach(({ page, member }) => presetToken(page, member.token))

async function openMyRecipes(page: Page): Promise<void> {
  await open(page, '/myrecipes')
  await expect(page.getByRole('button', { name: /^Akinyi/ })).toBeVisible()
}

test('the form of a new recipe opens blank; a wrong value is reported when its field is left, and nothing is sent', {
  tag: [
    '@2-recipe-modal',
    '@4-recipe-form-create',
    '@5-recipe-rating',
    '@5-recipe-servings',
    '@5-recipe-urls',
  ],
}, async ({ page }) => {
  const calls = await countCalls(page, '**/api/recipes', 'POST')
  await openMyRecipes(page)
  await add(page).press('Enter')
  await expect(field(page, 'Title')).toBeFocused()
  for (const label of Object.keys(sampleValues)) {
    await expect(field(page, label)).toHaveValue(label === 'Rating' ? '0' : '')
  }
  for (const name of ['Cancel', 'Create Recipe'])
    await expect(createDialog(page).getByRole('button', { name })).toBeVisible()

  const noRating = 'Rating must be a number from 0 to 5, in steps of 0.1.'
  const noAddress = (label: string) => `${label} must be a web address that starts with https:// or http://.`
  await fillForm(page)
  for (const [label, text, sentence] of [
    ['Rating', '5.1', noRating],
    ['Rating', '-0.1', noRating],
    ['Rating', '4.25', noRating],
    ['Servings', '0', 'Servings must be 1 or more.'],
    ...['Image', 'Chef Image', 'URL', 'More Info URL'].map(name => [name, 'samaki.jpg', noAddress(name)]),
    ['URL', 'ftp://example.org/x', noAddress('URL')],
    ['Title', '   ', 'Title is required.'],
  ] as [string, string, string][]) {
    await field(page, label).fill(text)
    await page.keyboard.press('Tab')
    await expect(field(page, label)).toHaveAccessibleDescription(sentence)
    await submit(page)
    await expect(
      createDialog(page).getByRole('alert', { name: 'One field needs another look' }),
    ).toBeFocused()
    await field(page, label).fill(sampleValues[label] ?? '')
    await expect(createDialog(page).getByText(sentence)).toHaveCount(0)
  }
  expect(calls()).toBe(0)
  await expectAccessible(page)
})

test('the form of an edit is prefilled, closes without a request if nothing changed, and does not require an address that was never given', {
  tag: [
    '@2-recipe-modal',
    '@4-recipe-form-edit',
    '@4-edit-without-changes',
    '@5-recipe-required',
    '@5-recipe-urls',
  ],
}, async ({ page, publish, send }) => {
  await publish({ image: 'https://pictures.example/githeri.jpg' })
  const { id } = await publish({ title: 'Mukimo', url: '', moreInfoUrl: '', servings: undefined })
  const calls = await countCalls(page, '**/api/recipes/*', 'PUT')
  await openMyRecipes(page)
  await page.getByRole('button', { name: 'Edit Githeri ya Akinyi' }).press('Enter')
  const recipe = aRecipe()
  for (const [label, text] of Object.entries({
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
  }))
    await expect(field(page, label)).toHaveValue(text)
  await page.keyboard.press('Escape')

  const edit = page.getByRole('button', { name: 'Edit Mukimo' })
  await edit.press('Enter')
  await field(page, 'Title').fill('Something else')
  await field(page, 'Title').fill('Mukimo ')
  await editDialog(page).getByRole('button', { name: 'Update Recipe' }).press('Enter')
  await expect(page.getByText(messages.recipeUnchanged)).toBeVisible()
  await expect(editDialog(page)).toHaveCount(0)
  expect(calls()).toBe(0)

  await edit.press('Enter')
  await expect(field(page, 'More Info URL')).not.toHaveAttribute('required')
  await expect(field(page, 'Title')).toHaveAttribute('required')
  await field(page, 'Title').fill('')
  await field(page, 'More Info URL').fill('nowhere')
  await submit(page)
  await expect(editDialog(page).getByRole('alert', { name: '2 fields need another look' })).toBeFocused()
  await expectAccessible(page)
  await field(page, 'Title').fill('Irio')
  await field(page, 'More Info URL').fill('')
  await submit(page)
  await expect(editDialog(page)).toHaveCount(0)
  const edited = { title: 'Irio', moreInfoUrl: '', servings: null }
  expect(await send('GET', `/api/recipes/${id}`)).toMatchObject(edited)
})

test('one press fills in what this site knows: the member as chef, the drawn cover, the recipe’s page, its country’s recipes', {
  tag: ['@4-recipe-form-create', '@4-recipe-form-edit', '@5-recipe-required'],
}, async ({ page, send, site }) => {
  const cook = await send<{ firstName: string; lastName: string | null }>('GET', '/api/users/current')
  const name = [cook.firstName, cook.lastName].filter(Boolean).join(' ')
  const offer = (text: string) => page.getByRole('dialog').getByRole('button', { name: text })
  const lists = await countCalls(page, '**/api/recipes/user?*', 'GET')
  await openMyRecipes(page)
  await add(page).press('Enter')
  const blank = ['Chef Name', 'Chef Image', 'URL', 'More Info URL', 'Image']
  await fillForm(page, { ...sampleValues, ...Object.fromEntries(blank.map(label => [label, ''])) })
  await submit(page)
  for (const label of blank)
    await expect(field(page, label)).toHaveAccessibleDescription(`${label} is required.`)

  for (const text of [
    'Use my name and picture',
    'Use this cover',
    'Use its own page here',
    'Use our recipes from Kenya',
  ]) {
    await expect(offer(text)).toHaveAttribute('aria-pressed', 'false')
    await offer(text).press('Enter')
    await expect(offer(text)).toHaveAttribute('aria-pressed', 'true')
  }
  await expect(createDialog(page).getByText(/is required\.$/)).toHaveCount(0)
  await expect(field(page, 'Chef Name')).toHaveValue(name)
  await expect(field(page, 'Chef Image')).toHaveValue(/\/media\/initials\/A-\d+\.svg$/)
  const chefImage = await field(page, 'Chef Image').inputValue()
  await expect(field(page, 'URL')).toHaveAccessibleDescription(
    'The recipe gets its page when it is published.',
  )
  await expect(field(page, 'Image')).toHaveValue(/^http:\/\/.*\/media\/covers\//)
  await expect(createDialog(page).getByText('Your cover will be drawn when you save.')).toBeVisible()
  await field(page, 'Country of Origin').fill('Côte d’Ivoire')
  await expect(offer('Use our recipes from Côte d’Ivoire')).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await submit(page)
  await expect(createDialog(page)).toHaveCount(0)

  const [recipe] = await send<(Recipe & { chefName: string; chefImage: string; url: string })[]>(
    'GET',
    '/api/recipes/user',
  )
  const ownPage = `${site.url}/recipes/${recipe?.id}`
  expect(recipe).toMatchObject({ chefName: name, chefImage, image: recipe?.cover.url, url: ownPage })
  await page.getByRole('button', { name: 'Edit Samaki wa kupaka' }).press('Enter')
  // The page shows the response to the save and does not fetch the list for it.
  expect(lists()).toBe(1)
  await expect(field(page, 'URL')).toHaveValue(ownPage)
  await expect(offer('Use its own page here')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')

  await open(page, ownPage)
  const more = page.getByRole('link', { name: 'More recipes from Côte d’Ivoire' })
  await expect(more).toBeVisible()
  await expect(page.getByText('The original')).toHaveCount(0)
  await more.press('Enter')
  await expect(page.getByRole('article', { name: 'Samaki wa kupaka' })).toBeVisible()
  await expect(page).toHaveURL(`${site.url}/recipes?country=C%C3%B4te+d%E2%80%99Ivoire`)
  await deleteCreatedRecipes(page, send)
})

test('Escape, Cancel and Close close the form and keep a draft, which is offered and never replaces anything unasked', {
  tag: ['@2-recipe-modal-escape', '@4-recipe-form-closes'],
}, async ({ page }) => {
  await openMyRecipes(page)
  await add(page).press('Enter')
  await field(page, 'Title').fill('Samaki')
  for (const way of ['Escape', 'Cancel', 'Close']) {
    await expect(createDialog(page).getByText('Draft kept on this device')).toBeVisible()
    if (way === 'Escape') await page.keyboard.press('Escape')
    else await createDialog(page).getByRole('button', { name: way }).press('Enter')
    await expect(createDialog(page)).toHaveCount(0)
    await expect(add(page)).toBeFocused()

    await page.reload()
    await add(page).press('Enter')
    await expect(field(page, 'Title')).toHaveValue('')
    const offer = createDialog(page).getByRole('button', { name: 'Continue the draft' })
    const question = page.getByRole('alertdialog', { name: 'Replace what you typed?' })
    if (way === 'Cancel') {
      await field(page, 'Title').fill('Mukimo')
      await offer.press('Enter')
      await question.getByRole('button', { name: 'Keep typing' }).press('Enter')
      await expect(field(page, 'Title')).toHaveValue('Mukimo')
      await offer.press('Enter')
      await question.getByRole('button', { name: 'Replace it' }).press('Enter')
    } else await offer.press('Enter')
    await expect(field(page, 'Title')).toHaveValue('Samaki')
    await expect(offer).toHaveCount(0)
    await field(page, 'Servings').fill('4')
  }
  await expectAccessible(page)
})

test('a recipe whose response was lost is stored once, whether it is sent again or sent with changes after a reload', async ({
  page,
  send,
}) => {
  const titles = async () =>
    (await send<Recipe[]>('GET', '/api/recipes/user?limit=20')).map(({ title }) => title).toSorted()
  await openMyRecipes(page)
  await add(page).press('Enter')
  await fillForm(page)
  await page.route('**/api/recipes', onlyForMethod('POST', answerIsLost))
  await submit(page)
  await expect(createDialog(page).getByText(messages.recipeSaveFailed)).toBeVisible()
  await page.unroute('**/api/recipes')
  await submit(page)
  await expect(createDialog(page)).toHaveCount(0)
  await expect(createdRecipes(page).getByRole('article')).toHaveCount(1)

  await add(page).press('Enter')
  await expect(createDialog(page).getByRole('button', { name: 'Continue the draft' })).toHaveCount(0)
  await fillForm(page)
  await page.route('**/api/recipes', onlyForMethod('POST', answerIsLost))
  await submit(page)
  await expect(createDialog(page).getByText(messages.recipeSaveFailed)).toBeVisible()
  await page.unroute('**/api/recipes')
  await page.reload()
  await expect(createdRecipes(page).getByRole('article')).toHaveCount(2)
  await add(page).press('Enter')
  await createDialog(page).getByRole('button', { name: 'Continue the draft' }).press('Enter')
  await field(page, 'Title').fill('Samaki wa nazi')
  await submit(page)
  await expect(createDialog(page)).toHaveCount(0)
  await expect(createdRecipes(page).getByRole('article', { name: 'Samaki wa nazi' })).toBeVisible()
  expect(await titles()).toEqual(['Samaki wa kupaka', 'Samaki wa nazi'])
  await deleteCreatedRecipes(page, send)
})
