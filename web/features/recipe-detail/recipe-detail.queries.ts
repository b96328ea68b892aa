import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#web/api/call.ts'
import { type Comment, readComments } from '#web/features/comments/comment.ts'
import { type Recipe, readRecipe } from '#web/features/recipes/recipe.ts'

/** `comments` is undefined while no more is known than what a card shows. */
export type RecipeDetail = { recipe: Recipe; comments: Comment[] | undefined }

export const recipeDetailQuery = (id: string) =>
  queryOptions({
    queryKey: ['recipes', 'detail', id],
    queryFn: async ({ signal }): Promise<RecipeDetail> => {
      const wire = await call('GET', '/api/recipes/{id}', { id, signal })
      if (typeof wire !== 'object' || wire === null) throw new Error('The answer is no recipe')
      return { recipe: readRecipe(wire), comments: readComments(wire.comments) }
    },
  })

/** The card that led here, if one did: its title and picture stand at once. */
export function findCard(queries: QueryClient, id: string): RecipeDetail | undefined {
  const lists = queries.getQueriesData<Recipe[] | { recipes?: Recipe[] }>({ queryKey: ['recipes'] })
  for (const [, answer] of lists) {
    const recipes = Array.isArray(answer) ? answer : answer?.recipes
    const recipe = recipes?.find(candidate => candidate.id === id)
    if (recipe) return { recipe, comments: undefined }
  }
  return undefined
}
