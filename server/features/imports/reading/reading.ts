import type { Picture } from './images.ts'

export type IngredientGroup = { name: string | null; ingredients: string[] }

/** What one source on a page says of a recipe; times in minutes. Empty or undefined is what it does not say. */
export type Reading = {
  title?: string | undefined
  description?: string | undefined
  ingredients: string[]
  ingredientGroups?: IngredientGroup[]
  instructions: string[]
  yields: string[]
  totalMinutes?: number | undefined
  prepMinutes?: number | undefined
  cookMinutes?: number | undefined
  pictures: Picture[]
  author?: string | undefined
  language?: string | undefined
  /** Where it says that it is from. */
  address?: string | undefined
}
