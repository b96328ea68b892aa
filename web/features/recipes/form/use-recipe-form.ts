import { type ChangeEvent, useRef, useState } from 'react'
import { recipeFieldRules } from '#contract/recipe-field-rules.ts'
import type { RecipeField } from '#contract/recipe-fields.ts'
import { deleteDraft, findDraft, saveDraft } from './draft-storage.ts'
import { type RecipeErrors, recipeError, recipeErrors } from './recipe-errors.ts'
import { isSameRecipe, type RecipeFormValues } from './recipe-form-values.ts'

/** What stands in the form, what is wrong with it, and the draft of it that is kept while it differs from the start. */
export function useRecipeForm(initial: RecipeFormValues, draftKey: string) {
  const [initialValues] = useState(initial)
  const [values, setValues] = useState(initialValues)
  const [errors, setErrors] = useState<RecipeErrors>({})
  const [isDraftSaved, setIsDraftSaved] = useState(false)
  const [restorableDraft, setRestorableDraft] = useState(() => findDraft(draftKey))
  const latest = useRef(values)

  const updateValues = (next: RecipeFormValues) => {
    latest.current = next
    setValues(next)
    if (isSameRecipe(next, initialValues)) {
      deleteDraft(draftKey)
      setIsDraftSaved(false)
      return
    }
    setIsDraftSaved(saveDraft(draftKey, next))
  }

  const setError = (field: RecipeField, error: string | undefined) =>
    setErrors(({ [field]: _, ...others }) => (error ? { ...others, [field]: error } : others))

  return {
    values,
    errors,
    isDraftSaved,
    isUnchanged: isSameRecipe(values, initialValues),
    restorableDraft,
    setValue(field: RecipeField, text: string) {
      updateValues({ ...latest.current, [field]: text })
      if (errors[field]) setError(field, recipeError(field, text))
    },
    /** When a field is left: what was never touched is not yet at fault. */
    validateField(field: RecipeField) {
      if (values[field] !== initialValues[field] || values[field] !== '')
        setError(field, recipeError(field, values[field]))
    },
    validateAll(): boolean {
      const found = recipeErrors(values)
      setErrors(found)
      return Object.keys(found).length === 0
    },
    addErrors: (found: RecipeErrors) => setErrors(known => ({ ...known, ...found })),
    restoreDraft() {
      if (restorableDraft) updateValues(restorableDraft)
      setRestorableDraft(undefined)
      setErrors({})
    },
    discardDraft() {
      deleteDraft(draftKey)
      setRestorableDraft(undefined)
    },
    clearDraft: () => deleteDraft(draftKey),
  }
}

export type RecipeForm = ReturnType<typeof useRecipeForm>

type FieldElement = HTMLInputElement | HTMLTextAreaElement

/** Ties a field of the page to the form: label, text, error, and what happens while it is written and when it is left. */
export const recipeFieldProps = (form: RecipeForm, field: RecipeField) => ({
  label: recipeFieldRules[field].label,
  maxLength: recipeFieldRules[field].maxLength,
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
