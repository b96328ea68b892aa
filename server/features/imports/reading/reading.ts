import type { Picture } from './images.ts'
import type { Times } from './times.ts'

export type IngredientGroup = { name: string | null; ingredients: string[] }

/** What one source on a page states about a recipe. What it does not state is empty or undefined. */
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
  /** The address that the recipe states as its source. */
  address?: string | undefined
}
