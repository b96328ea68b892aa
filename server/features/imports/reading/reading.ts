import type { Picture } from './images.ts'
import type { Times } from './times.ts'

export type IngredientGroup = { name: string | null; ingredients: string[] }

/** What one source on a page says of a recipe. Empty or undefined is what it does not say. */
export type Reading = Times & {
  title?: string | undefined
  description?: string | undefined
  ingredients: string[]
  ingredientGroups?: IngredientGroup[]
  instructions: string[]
  yields: string[]
  pictures: Picture[]
  author?: string | undefined
  language?: string | undefined
  /** Where it says that it is from. */
  address?: string | undefined
}
