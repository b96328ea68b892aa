import type { ChangeEvent } from 'react'
import { type RecipeField, recipeLabels } from './recipe-texts.ts'
import type { RecipeForm } from './use-recipe-form.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Ties a field of the page to the form: label, text, error, and what happens while it is written and when it is left. */
export const recipeControl = (form: RecipeForm, field: RecipeField) => ({
  label: recipeLabels[field],
  name: field,
  required: true,
  value: form.texts[field],
  error: form.errors[field],
  onChange: (event: ChangeEvent<Control>) => form.write(field, event.target.value),
  onBlur: () => form.check(field),
})

/** A web address, which a phone's keyboard can help with. */
export const addressControl = (form: RecipeForm, field: RecipeField) => ({
  ...recipeControl(form, field),
  type: 'url',
  inputMode: 'url' as const,
  placeholder: 'https://',
  autoComplete: 'off',
})
