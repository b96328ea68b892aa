import { queryOptions } from '@tanstack/react-query'
import { call, callForAnswer } from '#web/api/call.ts'
import { readRecipe } from '#web/features/recipes/recipe.ts'
import { readChef } from './chef.ts'

/** With a token the answers say what is followed and bookmarked, so the two are kept apart. */
export const chefQueries = {
  chef: (id: string, isSignedIn: boolean) =>
    queryOptions({
      queryKey: ['chefs', id, isSignedIn],
      queryFn: async ({ signal }) => readChef(await call('GET', '/api/users/{id}', { id, signal })),
    }),

  recipes: (id: string, isSignedIn: boolean) =>
    queryOptions({
      queryKey: ['recipes', 'by-chef', id, isSignedIn],
      queryFn: async ({ signal }) => {
        const query = { author: id, fields: 'card' }
        const { body } = await callForAnswer('GET', '/api/recipes', { query, signal })
        return Array.isArray(body) ? body.map(readRecipe) : []
      },
    }),
}
