import { expect, open, presetToken } from '../support/journey.ts'
import { test } from '../support/member.ts'
import { field, submit } from '../support/recipe-form.ts'

test.beforeEach(({ page, member }) => presetToken(page, member.token))

test('blank lines and a heading’s colon are kept from the form to the page and back', {
  tag: ['@2-detail-fields'],
}, async ({ page, publish, send }) => {
  const recipe = await publish({ ingredients: 'salt', instructions: 'Stir.' })
  const texts = {
    Ingredients: '2 cups maize\n\nSauce:\n\n4 tomatoes\n\n\nSalt to taste',
    Instructions: 'Boil it for 3 minutes.\n\nTo serve:\nLadle it out.',
  }
  await open(page, '/myrecipes')
  await page.getByRole('button', { name: 'Edit Githeri ya Akinyi' }).click()
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text)
  await submit(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await send('GET', `/api/recipes/${recipe.id}`)).toMatchObject({
    ingredients: texts.Ingredients,
    instructions: texts.Instructions,
  })
  await page.getByRole('button', { name: 'Edit Githeri ya Akinyi' }).click()
  for (const [label, text] of Object.entries(texts)) await expect(field(page, label)).toHaveValue(text)
  await page.keyboard.press('Escape')

  await open(page, `/recipes/${recipe.id}`)
  const ingredients = page.getByRole('region', { name: 'Ingredients' })
  await expect(ingredients.getByRole('listitem')).toHaveText(['2 cups maize', '4 tomatoes', 'Salt to taste'])
  await expect(ingredients.getByRole('heading', { name: 'Sauce:', exact: true })).toBeVisible()
  const steps = page.getByRole('region', { name: 'Instructions' })
  await expect(steps.getByRole('listitem')).toHaveText([/^Boil it/, 'Ladle it out.'])
  await expect(steps.getByRole('heading', { name: 'To serve:', exact: true })).toBeVisible()
  const gapBefore = async (text: string, before: string) => {
    const [upper, lower] = await Promise.all(
      [before, text].map(words => ingredients.getByText(words, { exact: true }).boundingBox()),
    )
    return (lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0)
  }
  const [blank, twoBlank] = [
    await gapBefore('4 tomatoes', 'Sauce:'),
    await gapBefore('Salt to taste', '4 tomatoes'),
  ]
  expect(blank).toBeGreaterThan(24)
  expect(twoBlank).toBeGreaterThan(blank + 12)

  await page.getByRole('button', { name: 'Cook mode' }).click()
  const cooking = page.getByRole('dialog', { name: 'Cook Githeri ya Akinyi' })
  await expect(cooking.getByText('Step 1 of 2').first()).toBeVisible()
  await expect(cooking.getByRole('checkbox')).toHaveCount(3)
})
