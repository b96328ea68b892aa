import type { Page } from '@playwright/test'
import { aRecipe, type MemberFixtures } from './member.ts'

export const first = {
  title: 'Ugali na sukuma',
  prepTime: '40 min',
  servings: 4,
  ingredients: '2 cups maize flour\n3 cups water\n1 teaspoon salt\n3 tablespoons vegetable oil',
  instructions: [
    'Bring the water to a boil.',
    'Add the flour in two or three goes, pressing and turning with a wooden spoon each time. Cook over low heat for 5 minutes.',
    'Serve at once.',
  ].join('\n'),
}

export const second = { ...first, ingredients: first.ingredients.replace('2 cups', '3 cups'), servings: 6 }

export const third = {
  ...second,
  ingredients: `${second.ingredients.replace('1 teaspoon', '½ teaspoon').replace('3 table', '2 table')}\n½ lemon, juice only`,
  instructions: second.instructions.replace('5 minutes', '10 minutes'),
}

export const rail = (page: Page) => page.getByRole('list', { name: 'Versions, newest first' })

export const compared = (page: Page, from: number, to: number) =>
  page.getByRole('region', { name: `Version ${from} beside version ${to}` })

export const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text }).last()

export async function aRecipeInThreeVersions({
  publish,
  send,
}: Pick<MemberFixtures, 'publish' | 'send'>): Promise<string> {
  const { id } = await publish(first)
  await send(
    'PUT',
    `/api/recipes/${id}`,
    aRecipe({ ...second, whatChanged: 'More flour, a dome that stands' }),
  )
  await send('PUT', `/api/recipes/${id}`, aRecipe(third))
  return `/recipes/${id}/versions`
}
