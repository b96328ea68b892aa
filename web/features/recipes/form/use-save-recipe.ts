import { useQueryClient } from '@tanstack/react-query'
import type { Problem } from '#contract/errors.ts'
import * as rows from '#contract/rows.ts'
import { call } from '#web/api/call.ts'
import { Refusal } from '#web/api/failure.ts'
import { type Recipe, readRecipe } from '#web/api/foreign/recipe.ts'
import { invalidate } from '#web/api/query-client.ts'
import { recipesKey, userStatsKey } from '#web/api/query-keys.ts'
import { useSingleFlightMutation } from '#web/api/use-single-flight-mutation.ts'
import { showSaved } from '../my-recipes/my-recipes.queries.ts'
import type { RecipeErrors } from './recipe-errors.ts'
import { formFields, type RecipeBody } from './recipe-form-values.ts'

type Options = {
  /** Returns the form's key, for a new recipe. */
  idempotencyKey: () => string
  onSaved: () => void
  onFailed: (failure: Error) => void
}

/** Publishes a new recipe, or replaces the given one. The outcome is shown even if the form is closed by then. */
export function useSaveRecipe(recipe: Recipe | undefined, { idempotencyKey, onSaved, onFailed }: Options) {
  const queries = useQueryClient()
  return useSingleFlightMutation({
    mutationFn: (body: RecipeBody) =>
      recipe ? call(rows.editRecipe, { id: recipe.id, body }) : publish(body, idempotencyKey()),
    onError: onFailed,
    onSuccess: reply => {
      showSaved(queries, readRecipe(reply), { isNew: recipe === undefined })
      onSaved()
      invalidate(queries, { queryKey: recipesKey() })
      invalidate(queries, { queryKey: userStatsKey })
    },
  })
}

/**
 * Publishes a recipe. If an earlier request, whose response was lost, has already published it with other values, that recipe is
 * changed.
 */
async function publish(body: RecipeBody, idempotencyKey: string) {
  try {
    return await call(rows.createRecipe, { body, once: idempotencyKey })
  } catch (failure) {
    const made = failure instanceof Refusal && (failure.problem.made as Problem['made'])
    if (!made) throw failure
    return call(rows.editRecipe, { id: made.id, body })
  }
}

/** Returns the fields that the server names, with its messages. */
export function refusedFields(failure: Error): RecipeErrors {
  if (!(failure instanceof Refusal)) return {}
  return Object.fromEntries(
    formFields.flatMap(field => (failure.fields[field] ? [[field, failure.fields[field]]] : [])),
  )
}

const statusConflict = 409

/** Returns the server's sentence about a limit that this recipe would exceed. */
export const limitSentence = (failure: Error): string | undefined =>
  failure instanceof Refusal && failure.status === statusConflict ? failure.sentence : undefined
