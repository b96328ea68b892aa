import type { Page } from '@playwright/test'
import type { Recipe } from './member.ts'

export const createDialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Create a New Culinary Masterpiece' })
export const createdRecipes = (page: Page) => page.getByRole('region', { name: 'Your Culinary Creations' })
export const field = (page: Page, label: string) =>
  page.getByRole('dialog').getByLabel(label, { exact: true })

export const sampleValues: Record<string, string> = {
  Title: 'Samaki wa kupaka',
  'Diet Type': 'Pescatarian',
  'Country of Origin': 'Kenya',
  'Prep Time': '1 hour 10 min',
  Servings: '4',
  Rating: '4.5',
  Ingredients: '1 whole red snapper\n2 cups coconut milk',
  Instructions: 'Score the fish.\nGrill it.',
  'Chef Name': 'Akinyi Otieno',
  'Chef Image': 'https://pictures.example/akinyi.jpg',
  URL: 'https://example.org/samaki',
  'More Info URL': 'https://example.org/more',
  Image: 'https://pictures.example/samaki.jpg',
}

export async function fillForm(page: Page, values: Record<string, string> = sampleValues): Promise<void> {
  for (const [label, text] of Object.entries(values)) await field(page, label).fill(text)
}

export const submitButton = (page: Page) => page.getByRole('button', { name: /^(Create|Update) Recipe$/ })
export const submit = (page: Page) => submitButton(page).click()

/** The `send` of the member's fixture. */
type Send = <Reply>(method: string, path: string, body?: unknown) => Promise<Reply>

/** Deletes what a journey created through the form. Leaves the page first, because it would request deleted pictures. */
export async function deleteCreatedRecipes(page: Page, send: Send): Promise<void> {
  await page.goto('about:blank')
  for (const { id } of await send<Recipe[]>('GET', '/api/recipes/user?limit=20')) {
    await send('DELETE', `/api/recipes/${id}`)
  }
}
