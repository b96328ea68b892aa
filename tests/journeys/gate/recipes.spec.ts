import type { Page } from '@playwright/test'
import { expect, open, presetToken, test } from '../support/journey.ts'

const cards = (page: Page) => page.getByRole('region', { name: 'Recipes' }).getByRole('article')

test('a card shows what there is to know, and leads to the recipe', { tag: ['@2-recipe-card'] }, async ({
  page,
  sampleUserToken,
}) => {
  await presetToken(page, sampleUserToken)
  await open(page, '/recipes?q=pilau')
  const card = cards(page).filter({ has: page.getByRole('heading', { name: 'Pilau ya nyama' }) })
  for (const text of ['Gluten-Free', 'Tanzania', 'Fatma Said', '1 hour 30 min', 'Serves 6']) {
    await expect(card.getByText(text)).toBeVisible()
  }
  await expect(card.getByText(/^Rating \d\.\d$/)).toBeVisible()
  await expect(card.locator('.recipe-card-badge')).toHaveText('Gluten-Free')
  await expect(card.locator('.recipe-facts-chef .avatar')).toBeVisible()
  await expect
    .poll(() => card.locator('picture img').evaluate(image => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0)
  await expect(card.getByRole('button', { name: 'Bookmark Pilau ya nyama' })).toBeVisible()
  for (const name of ['Facebook', 'Twitter', 'Instagram', 'WhatsApp']) {
    await expect(card.getByRole('button', { name: `Share on ${name}` })).toBeVisible()
  }
  await card.getByRole('link', { name: 'View Recipe' }).click()
  await expect(page).toHaveURL(/\/recipes\/\d+$/)
})
