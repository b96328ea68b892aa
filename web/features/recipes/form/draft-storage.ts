import { deviceStorage, parseStored } from '#web/api/device-storage.ts'
import { formFields, type RecipeFormValues } from './recipe-form-values.ts'

/** An unsaved draft, stored on this device until it is saved. One for each member and recipe. */
export const draftKey = (userId: string, recipeId: string | undefined): string =>
  `draft:${userId}:${recipeId ?? 'new'}`

export function findDraft(key: string): RecipeFormValues | undefined {
  const stored = parseStored(deviceStorage()?.getItem(key)) as Partial<RecipeFormValues> | undefined
  const isComplete = formFields.every(field => typeof stored?.[field] === 'string')
  return isComplete ? (stored as RecipeFormValues) : undefined
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
