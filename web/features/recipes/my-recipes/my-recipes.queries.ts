import { queryOptions } from '@tanstack/react-query'
import { limits } from '#contract/limits.ts'
import * as rows from '#contract/rows.ts'
import { callForResponse } from '#web/api/call.ts'
import { type RecipePage, readRecipePage } from '../recipe-list.queries.ts'

/** The two lists of a member. */
export type MyRecipesList = 'user' | 'bookmarked'

const rowOf = { user: rows.listOwnRecipes, bookmarked: rows.listBookmarked } as const

export const myRecipesKeys = {
  user: ['own-recipes'],
  bookmarked: ['bookmarked-recipes'],
} as const satisfies Record<MyRecipesList, readonly string[]>

/** One page; the one after it where the backend names one. */
export async function listMyRecipes(
  list: MyRecipesList,
  cursor?: string,
  signal?: AbortSignal,
): Promise<RecipePage> {
  const answer = await callForResponse(rowOf[list], {
    query: { limit: limits.myRecipesPageSize, ...(cursor && { cursor }) },
    ...(signal && { signal }),
  })
  return readRecipePage(answer)
}

export const myRecipesQuery = (list: MyRecipesList) =>
  queryOptions({
    queryKey: [...myRecipesKeys[list], 'page'],
    queryFn: ({ signal }) => listMyRecipes(list, undefined, signal),
  })

export const withoutRecipe = (page: RecipePage, id: string): RecipePage => ({
  ...page,
  recipes: page.recipes.filter(recipe => recipe.id !== id),
  total: page.total - 1,
})
