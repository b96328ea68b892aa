import { deviceStorage, parseStored } from '#web/api/device-storage.ts'
import { formFields, type RecipeFormValues } from './recipe-form-values.ts'

/** The storage key of an unsaved draft, which is kept on this device until it is saved. Each member has one per recipe. */
export const draftKey = (userId: string, recipeId: string | undefined): string =>
  `draft:${userId}:${recipeId ?? 'new'}`

export type StoredDraft = {
  texts: RecipeFormValues
  /** The key with which it was sent as a new recipe, if there was no response yet. */
  idempotencyKey: string | undefined
}

type Stored = RecipeFormValues & { idempotencyKey?: string }

export function findDraft(key: string): StoredDraft | undefined {
  const stored = parseStored(deviceStorage()?.getItem(key)) as Partial<Stored> | undefined
  if (!formFields.every(field => typeof stored?.[field] === 'string')) return undefined
  const { idempotencyKey, ...texts } = stored as Stored
  return { texts, idempotencyKey }
}

/** Returns whether the draft could be stored. */
export function saveDraft(key: string, { texts, idempotencyKey }: StoredDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify({ ...texts, idempotencyKey }))
    return true
  } catch {
    return false
  }
}

export const deleteDraft = (key: string): void => deviceStorage()?.removeItem(key)
