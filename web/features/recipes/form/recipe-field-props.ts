import type { ChangeEvent } from 'react'
import { type RecipeField, recipeLabels } from './recipe-form-values.ts'
import type { RecipeForm } from './use-recipe-form.ts'

type FieldElement = HTMLInputElement | HTMLTextAreaElement

/** Ties a field of the page to the form: label, text, error, and what happens while it is written and when it is left. */
export const recipeFieldProps = (form: RecipeForm, field: RecipeField) => ({
  label: recipeLabels[field],
  name: field,
  required: true,
  value: form.values[field],
  error: form.errors[field],
  onChange: (event: ChangeEvent<FieldElement>) => form.setValue(field, event.target.value),
  onBlur: () => form.validateField(field),
})

/** A web address, which a phone's keyboard can help with. */
export const urlFieldProps = (form: RecipeForm, field: RecipeField) => ({
  ...recipeFieldProps(form, field),
  type: 'url',
  inputMode: 'url' as const,
  placeholder: 'https://',
  autoComplete: 'off',
})
