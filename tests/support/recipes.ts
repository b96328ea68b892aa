import type { ApiCall } from './call.ts'
import type { Member } from './people.ts'

/** A recipe as the form sends it. */
export const aRecipe = (changes: Record<string, unknown> = {}) => ({
  title: 'Githeri',
  chefName: 'Akinyi',
  chefImage: 'https://example.org/akinyi.jpg',
  image: 'https://example.org/githeri.jpg',
  ingredients: '2 cups maize\n2 cups beans\n1 onion',
  instructions: 'Boil the maize and beans.\nFry the onion.\nJoin them.',
  url: 'https://example.org/githeri',
  moreInfoUrl: 'https://example.org/more',
  rating: 0,
  prepTime: '1 hour 30 min',
  servings: 4,
  countryOfOrigin: 'Kenya',
  dietType: 'Vegan',
  ...changes,
})

/** Publishes a recipe as this member and returns its id. */
export async function publishRecipe(
  { call }: { call: ApiCall },
  author: Pick<Member, 'token'> & Partial<Member>,
  changes: Record<string, unknown> = {},
): Promise<number> {
  const { status, body, text } = await call('POST', '/api/recipes', {
    token: author.token,
    body: aRecipe(changes),
  })
  if (status !== 201) throw new Error(`The recipe was refused: ${text}`)
  return body.id
}

/** Comments on a recipe as this member and returns the comment's id. */
export async function publishComment(
  { call }: { call: ApiCall },
  { token }: Pick<Member, 'token'>,
  recipeId: number,
  content = 'Twenty per cent off',
): Promise<number> {
  const { status, body, text } = await call('POST', `/api/recipes/${recipeId}/comment`, {
    token,
    body: { content },
  })
  if (status !== 201) throw new Error(`The comment was refused: ${text}`)
  return body.id
}
