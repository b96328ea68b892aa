import type { Draft, DraftFields } from '#contract/drafts.ts'
import { type RecipeField, recipeFields } from '#contract/recipe-fields.ts'
import { recipeError } from '#web/features/recipes/form/recipe-errors.ts'
import {
  type Derived,
  formFields,
  type RecipeFormValues,
  recipeBodyOf,
  withoutDerived,
} from '#web/features/recipes/form/recipe-form-values.ts'

/** Returns the form's values for a draft. Blank fields stay blank, except the rating, which starts at 0. */
export const formValuesOfDraft = (draft: Draft): RecipeFormValues => ({
  ...(Object.fromEntries(formFields.map(field => [field, String(draft[field] ?? '')])) as RecipeFormValues),
  rating: String(draft.rating ?? 0),
})

const isNumber = (field: RecipeField) => ['number', 'rating'].includes(recipeFields[field])

/**
 * Returns what is saved of a form that is being filled in. A number that is not valid yet is left out. `derived` has the same
 * meaning as in `withoutDerived`.
 */
export function draftFieldsOf(values: RecipeFormValues, derived: Derived | undefined): DraftFields {
  const wrong = formFields.filter(field => isNumber(field) && recipeError(field, values[field]))
  const body = recipeBodyOf({ ...values, ...Object.fromEntries(wrong.map(field => [field, ''])) })
  return derived ? withoutDerived(body, derived) : body
}
