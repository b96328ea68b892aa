import { deviceStorage } from '#web/api/device-storage.ts'
import { formFields, type RecipeFormValues } from './recipe-form-values.ts'

/** An unsaved draft, stored on this device until it is saved. One for each member and recipe. */
export const draftKey = (userId: string, recipeId: string | undefined): string =>
  `draft:${userId}:${recipeId ?? 'new'}`

export function findDraft(key: string): RecipeFormValues | undefined {
  try {
    const stored = JSON.parse(deviceStorage()?.getItem(key) ?? 'null') as Partial<RecipeFormValues> | null
    const isComplete = formFields.every(field => typeof stored?.[field] === 'string')
    return isComplete ? (stored as RecipeFormValues) : undefined
  } catch {
    // Invalid JSON under the key counts as no draft.
    return undefined
  }
}

/** Returns whether the draft could be stored. */
export function saveDraft(key: string, texts: RecipeFormValues): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(texts))
    return true
  } catch {
    return false
  }
}

export const deleteDraft = (key: string): void => deviceStorage()?.removeItem(key)
