import { deviceStorage } from '#web/api/device-storage.ts'
import { formFields, type RecipeFormValues } from './recipe-form-values.ts'

/** What somebody was writing, kept on this device until it is saved. One for each member and recipe. */
export const draftKey = (userId: string, recipeId: string | undefined): string =>
  `draft:${userId}:${recipeId ?? 'new'}`

export function findDraft(key: string): RecipeFormValues | undefined {
  try {
    const stored = JSON.parse(deviceStorage()?.getItem(key) ?? 'null') as Partial<RecipeFormValues> | null
    const isComplete = formFields.every(field => typeof stored?.[field] === 'string')
    return isComplete ? (stored as RecipeFormValues) : undefined
  } catch {
    // Something else under the key: there is no draft.
    return undefined
  }
}

/** Answers whether the draft could be stored. */
export function saveDraft(key: string, texts: RecipeFormValues): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(texts))
    return true
  } catch {
    return false
  }
}

export const deleteDraft = (key: string): void => deviceStorage()?.removeItem(key)
