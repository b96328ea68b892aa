import { deviceStorage } from '#web/api/device-storage.ts'
import { type RecipeTexts, recipeFields } from './recipe-texts.ts'

/** What somebody was writing, kept on this device until it is saved. One for each member and recipe. */
export const draftKey = (userId: string, recipeId: string | undefined): string =>
  `draft:${userId}:${recipeId ?? 'new'}`

export function findDraft(key: string): RecipeTexts | undefined {
  try {
    const kept = JSON.parse(deviceStorage()?.getItem(key) ?? 'null') as Partial<RecipeTexts> | null
    const isWhole = recipeFields.every(field => typeof kept?.[field] === 'string')
    return isWhole ? (kept as RecipeTexts) : undefined
  } catch {
    // Something else under the key: there is no draft.
    return undefined
  }
}

/** Answers whether it could be kept. */
export function keepDraft(key: string, texts: RecipeTexts): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(texts))
    return true
  } catch {
    return false
  }
}

export const dropDraft = (key: string): void => deviceStorage()?.removeItem(key)
