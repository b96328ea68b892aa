import { type ChangeEvent, useRef, useState } from 'react'
import { recipeFieldRules } from '#contract/recipe-field-rules.ts'
import { type RecipeField, recipeFields } from '#contract/recipe-fields.ts'
import { recipeFieldLabels } from '#texts/fields.ts'
import { newIdempotencyKey } from '#web/api/idempotency-key.ts'
import { deleteDraft, findDraft, saveDraft } from './draft-storage.ts'
import { type RecipeErrors, recipeError } from './recipe-errors.ts'
import { formFields, isSameRecipe, type RecipeFormValues } from './recipe-form-values.ts'

type Options = {
  isNew: boolean
  /** The form edits a draft on the server. It may be published without the fields that the API does not require. */
  isServerDraft?: boolean
  draftKey: string
}

/** True for a field without which no recipe is published. */
const isNeeded = (field: RecipeField) =>
  recipeFieldRules[field].isRequired === true || recipeFields[field] === 'lines'

/**
 * Returns the form's values and errors, and its draft, which is stored while it differs from the start. An edited recipe may come
 * from elsewhere, where fewer fields are required: fields that are left as they were are not validated.
 */
export function useRecipeForm(
  initial: RecipeFormValues,
  { isNew, isServerDraft = false, draftKey }: Options,
) {
  const [initialValues] = useState(initial)
  const [values, setAllValues] = useState(initialValues)
  const [errors, setErrors] = useState<RecipeErrors>({})
  const [isDraftSaved, setIsDraftSaved] = useState(false)
  const [restorableDraft, setRestorableDraft] = useState(() => findDraft(draftKey))
  const latest = useRef(values)
  const idempotencyKey = useRef<string>(undefined)

  const storeDraft = () =>
    setIsDraftSaved(saveDraft(draftKey, { texts: latest.current, idempotencyKey: idempotencyKey.current }))

  const updateValues = (next: RecipeFormValues) => {
    latest.current = next
    setAllValues(next)
    if (isSameRecipe(next, initialValues)) {
      idempotencyKey.current = undefined
      deleteDraft(draftKey)
      setIsDraftSaved(false)
      return
    }
    storeDraft()
  }

  /** Checks whether a field is required. A recipe from elsewhere that had no value may stay without it. */
  const isRequired = (field: RecipeField) =>
    isNew || (isServerDraft ? isNeeded(field) : initialValues[field].trim() !== '')
  const isAsItCame = (field: RecipeField, text: string) => !isNew && text === initialValues[field].trim()
  const errorOf = (field: RecipeField, text: string) => {
    const trimmed = text.trim()
    const isAccepted = trimmed === '' ? !isRequired(field) : isAsItCame(field, trimmed)
    return isAccepted ? undefined : recipeError(field, trimmed)
  }

  const setError = (field: RecipeField, error: string | undefined) =>
    setErrors(({ [field]: _, ...others }) => (error ? { ...others, [field]: error } : others))

  const setValues = (texts: Partial<RecipeFormValues>) => {
    updateValues({ ...latest.current, ...texts })
    for (const field of formFields) {
      const text = texts[field]
      if (text !== undefined && errors[field]) setError(field, errorOf(field, text))
    }
  }

  return {
    initialValues,
    values,
    errors,
    isDraftSaved,
    isUnchanged: isSameRecipe(values, initialValues),
    restorableDraft,
    isRequired,
    setValues,
    setValue: (field: RecipeField, text: string) => setValues({ [field]: text }),
    /** Validates a field on blur. A blank field that was never edited is not an error yet. */
    validateField(field: RecipeField) {
      if (values[field] !== initialValues[field] || values[field] !== '')
        setError(field, errorOf(field, values[field]))
    },
    validateAll(): boolean {
      const found: RecipeErrors = {}
      for (const field of formFields) {
        const error = errorOf(field, values[field])
        if (error) found[field] = error
      }
      setErrors(found)
      return Object.keys(found).length === 0
    },
    addErrors: (found: RecipeErrors) => setErrors(known => ({ ...known, ...found })),
    restoreDraft() {
      if (restorableDraft) {
        idempotencyKey.current = restorableDraft.idempotencyKey
        updateValues(restorableDraft.texts)
      }
      setRestorableDraft(undefined)
      setErrors({})
    },
    discardDraft() {
      deleteDraft(draftKey)
      setRestorableDraft(undefined)
    },
    clearDraft: () => deleteDraft(draftKey),
    /** Returns the same key for as long as it is one recipe: after a failure, changes to the texts and a reload. */
    keepIdempotencyKey(): string {
      idempotencyKey.current ??= newIdempotencyKey()
      storeDraft()
      return idempotencyKey.current
    },
  }
}

export type RecipeForm = ReturnType<typeof useRecipeForm>

type FieldElement = HTMLInputElement | HTMLTextAreaElement

/** Connects a field to the form: label, text, error, and its change and blur handlers. */
export const recipeFieldProps = (form: RecipeForm, field: RecipeField) => ({
  label: recipeFieldLabels[field],
  maxLength: recipeFieldRules[field].maxLength,
  name: field,
  required: form.isRequired(field),
  value: form.values[field],
  error: form.errors[field],
  onChange: (event: ChangeEvent<FieldElement>) => form.setValue(field, event.target.value),
  onBlur: () => form.validateField(field),
})

/** Connects a field for a web address, which has the phone keyboard for URLs. */
export const urlFieldProps = (form: RecipeForm, field: RecipeField) => ({
  ...recipeFieldProps(form, field),
  type: 'url',
  inputMode: 'url' as const,
  placeholder: 'https://',
  autoComplete: 'off',
})
