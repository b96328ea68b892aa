import { type ChangeEvent, useRef, useState } from 'react'
import { recipeFieldRules } from '#contract/recipe-field-rules.ts'
import type { RecipeField } from '#contract/recipe-fields.ts'
import { recipeFieldLabels } from '#texts/recipe-fields.ts'
import { deleteDraft, findDraft, saveDraft } from './draft-storage.ts'
import { type RecipeErrors, recipeError, recipeErrors } from './recipe-errors.ts'
import { isSameRecipe, type RecipeFormValues } from './recipe-form-values.ts'

/** The form's values and errors, and its draft, which is stored while it differs from the start. */
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
    /** On blur: a field that was never edited is not yet an error. */
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

/** Connects a field to the form: label, text, error, and its change and blur handlers. */
export const recipeFieldProps = (form: RecipeForm, field: RecipeField) => ({
  label: recipeFieldLabels[field],
  maxLength: recipeFieldRules[field].maxLength,
  name: field,
  required: true,
  value: form.values[field],
  error: form.errors[field],
  onChange: (event: ChangeEvent<FieldElement>) => form.setValue(field, event.target.value),
  onBlur: () => form.validateField(field),
})

/** A web address, with the phone keyboard for URLs. */
export const urlFieldProps = (form: RecipeForm, field: RecipeField) => ({
  ...recipeFieldProps(form, field),
  type: 'url',
  inputMode: 'url' as const,
  placeholder: 'https://',
  autoComplete: 'off',
})
