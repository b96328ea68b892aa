import type { Page } from '@playwright/test'
import { callApi } from './accounts.ts'
import { expect, open } from './journey.ts'

export const pilau = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Pilau ya Zanzibar',
  recipeYield: 'Serves 6–8',
  prepTime: 'PT20M',
  cookTime: 'PT1H10M',
  totalTime: 'PT2H',
  recipeIngredient: [
    '3 cups basmati rice, rinsed',
    '1/2 cup ghee or oil',
    'A fistful of raisins if the children are there',
    '4 cloves garlic + thumb of ginger, crushed',
    'salt',
  ],
  recipeInstructions: [
    '[The rice]',
    'Wash the rice until the water runs clear.',
    '[Newsletter: 10 pilau secrets, sign up here]',
    'Brown the onions slowly in the ghee.',
  ],
}

export const pageOf = (...recipes: object[]) =>
  `<html lang="en"><title>Jikoni ya Bibi</title>${recipes.map(recipe => `<script type="application/ld+json">${JSON.stringify(recipe)}</script>`).join('')}`

export const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the recipe' })

export const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

export const readIt = (page: Page) =>
  page.getByRole('tabpanel').getByRole('button', { name: 'Read it', exact: true })

export const keep = (page: Page) => page.getByRole('button', { name: 'Keep as draft' })

export async function paste(page: Page, pasted: string, address = '') {
  await open(page, '/myrecipes/import#text')
  await text(page).fill(pasted)
  if (address) await page.getByLabel('Where it is from').fill(address)
  await readIt(page).click()
  await expect(page).toHaveURL('/myrecipes/import/review')
}

export type Draft = { id: number; title: string; ingredients: string; instructions: string; servings: number }

export async function draftsOf(site: Parameters<typeof callApi>[0], token: string): Promise<Draft[]> {
  const { body } = await callApi<{ drafts: { id: number }[] }>(site, token, ['GET', '/api/drafts'])
  return Promise.all(
    body.drafts.map(async ({ id }) => (await callApi<Draft>(site, token, ['GET', `/api/drafts/${id}`])).body),
  )
}
