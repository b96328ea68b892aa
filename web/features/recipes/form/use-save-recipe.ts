import { useQueryClient } from '@tanstack/react-query'
import { askAnew } from '#web/api/ask-anew.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { useAct } from '#web/api/use-act.ts'
import { userStatsKey } from '#web/features/users/user-stats.ts'
import { ownListKeys } from '../own/own-list.ts'
import type { Recipe } from '../recipe.ts'
import type { RecipeErrors } from './recipe-errors.ts'
import { type RecipeBody, recipeFields } from './recipe-texts.ts'

type Outcome = { onSaved: () => void; onFailed: (failure: Error) => void }

/** Publishes a new recipe, or replaces the one that is given. The outcome is told even if the form is closed by then. */
export function useSaveRecipe(recipe: Recipe | undefined, { onSaved, onFailed }: Outcome) {
  const queries = useQueryClient()
  return useAct({
    mutationFn: (body: RecipeBody) =>
      recipe
        ? call('PUT', '/api/recipes/{id}', { id: recipe.id, body })
        : call('POST', '/api/recipes', { body }),
    onError: onFailed,
    onSuccess: () => {
      onSaved()
      // What a backend answers here is not promised, so the lists are asked again.
      askAnew(queries, { queryKey: ownListKeys.user })
      askAnew(queries, { queryKey: ownListKeys.bookmarked })
      askAnew(queries, { queryKey: ['recipes'] })
      askAnew(queries, { queryKey: userStatsKey })
    },
  })
}

/** The fields that the server names, in its words. */
export function refusedFields(failure: Error): RecipeErrors {
  if (!(failure instanceof Refusal)) return {}
  return Object.fromEntries(
    recipeFields.flatMap(field => (failure.fields[field] ? [[field, failure.fields[field]]] : [])),
  )
}
