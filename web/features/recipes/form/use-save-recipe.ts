import { useQueryClient } from '@tanstack/react-query'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { type Recipe, readRecipe } from '#web/api/foreign/recipe.ts'
import { invalidate } from '#web/api/query-client.ts'
import { myRecipesKeys, recipesKey, userStatsKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { myRecipesQuery, withRecipe } from '../my-recipes/my-recipes.queries.ts'
import type { RecipeErrors } from './recipe-errors.ts'
import { formFields, type RecipeBody } from './recipe-form-values.ts'

type Outcome = { onSaved: () => void; onFailed: (failure: Error) => void }

/** Publishes a new recipe, or replaces the given one. The outcome is shown even if the form is closed by then. */
export function useSaveRecipe(recipe: Recipe | undefined, { onSaved, onFailed }: Outcome) {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: (body: RecipeBody) =>
      recipe ? call(rows.editRecipe, { id: recipe.id, body }) : call(rows.createRecipe, { body }),
    onError: onFailed,
    onSuccess: reply => {
      // Until the list has been fetched again, the form is opened with what its card has.
      queries.setQueryData(
        myRecipesQuery('user').queryKey,
        cached => cached && withRecipe(cached, readRecipe(reply)),
      )
      onSaved()
      // The specification does not define the reply to a new recipe, so the lists are fetched again.
      invalidate(queries, { queryKey: myRecipesKeys.user })
      invalidate(queries, { queryKey: myRecipesKeys.bookmarked })
      invalidate(queries, { queryKey: recipesKey() })
      invalidate(queries, { queryKey: userStatsKey })
    },
  })
}

/** The fields that the server names, with its messages. */
export function refusedFields(failure: Error): RecipeErrors {
  if (!(failure instanceof Refusal)) return {}
  return Object.fromEntries(
    formFields.flatMap(field => (failure.fields[field] ? [[field, failure.fields[field]]] : [])),
  )
}

const statusConflict = 409

/** What the server says of a limit that this recipe would pass. */
export const limitSentence = (failure: Error): string | undefined =>
  failure instanceof Refusal && failure.status === statusConflict ? failure.sentence : undefined
