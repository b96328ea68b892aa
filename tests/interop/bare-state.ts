import { type BareRecipe, bareRecipes } from './bare-recipes.ts'

export const bareUser = { email: 'wanjiru@example.org', password: 'secret-kanga', token: 'user-token' }
export const bareAdmin = { email: 'admin@example.org', password: 'secret-pindo', token: 'admin-token' }

export type BareState = {
  recipes: BareRecipe[]
  createdRecipeIds: Set<string>
  bookmarked: Set<string>
  emails: Set<string>
  profile: Record<string, unknown>
}

export const emptyBareState = (origin: string): BareState => ({
  recipes: bareRecipes(origin),
  createdRecipeIds: new Set(['1', '3']),
  bookmarked: new Set(['r-2']),
  emails: new Set([bareUser.email]),
  profile: {
    id: 'u-1',
    firstName: 'Wanjiru',
    lastName: 'Kamau',
    title: 'Nairobi home cook',
    email: bareUser.email,
    aboutMe: 'I cook what my mother cooked in Nyeri.',
    profilePicture: '',
  },
})
