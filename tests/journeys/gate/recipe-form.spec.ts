import { expect, open, presetToken } from '../support/journey.ts'
import { countCalls, test } from '../support/member.ts'
import {
  createDialog,
  deleteCreatedRecipes,
  field,
  fillForm,
  sampleValues,
  submit,
} from '../support/recipe-form.ts'

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

  test('opens blank, with the rating at 0', {
    tag: ['@2-recipe-modal', '@4-recipe-form-create', '@5-recipe-rating'],
  }, async ({ page }) => {
    await expect(field(page, 'Title')).toBeFocused()
    for (const label of Object.keys(sampleValues)) {
      await expect(field(page, label)).toHaveValue(label === 'Rating' ? '0' : '')
    }
    await expect(createDialog(page).getByRole('button', { name: 'Cancel' })).toBeVisible()
    await expect(createDialog(page).getByRole('button', { name: 'Create Recipe' })).toBeVisible()
  })

  const wrong = [
    { label: 'Rating', text: '5.1', says: 'Rating must be a number from 0 to 5, in steps of 0.1.' },
    { label: 'Rating', text: '-0.1', says: 'Rating must be a number from 0 to 5, in steps of 0.1.' },
    { label: 'Rating', text: '4.25', says: 'Rating must be a number from 0 to 5, in steps of 0.1.' },
    { label: 'Servings', text: '0', says: 'Servings must be 1 or more.' },
    ...['Image', 'Chef Image', 'URL', 'More Info URL'].map(label => ({
      label,
      text: 'samaki.jpg',
      says: `${label} must be a web address that starts with https:// or http://.`,
    })),
    {
      label: 'URL',
      text: 'ftp://example.org/x',
      says: 'URL must be a web address that starts with https:// or http://.',
    },
    { label: 'Title', text: '   ', says: 'Title is required.' },
  ]
  for (const { label, text, says } of wrong) {
    test(`${label} ‘${text}’ is refused when the field is left, and not sent`, {
      tag: ['@5-recipe-rating', '@5-recipe-servings', '@5-recipe-urls'],
    }, async ({ page }) => {
      const calls = await countCalls(page, '**/api/recipes', 'POST')
      await fillForm(page, { ...sampleValues, [label]: text })
      await field(page, label).focus()
      await page.keyboard.press('Tab')
      await expect(field(page, label)).toHaveAccessibleDescription(says)
      await submit(page)
      await expect(
        createDialog(page).getByRole('alert', { name: 'One field needs another look' }),
      ).toBeFocused()
      expect(calls()).toBe(0)
      await field(page, label).fill(sampleValues[label] ?? '')
      await expect(createDialog(page).getByText(says)).toHaveCount(0)
    })
  }
})
