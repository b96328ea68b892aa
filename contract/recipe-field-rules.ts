import * as limits from './limits.ts'
import type { RecipeField } from './recipe-fields.ts'

export type Rules = {
  /** Of the form; the API's sentences name the field by it too. */
  label: string
  maxLength?: number
  range?: { min: number; max: number; step?: number }
  /** The API refuses a recipe without this text; `lines` are always required. The form requires every field. */
  isRequired?: true
}

/** The constraints of each field, in the order of the form. */
export const recipeFieldRules: Record<RecipeField, Rules> = {
  title: { label: 'Title', maxLength: limits.maxTitleLength, isRequired: true },
  dietType: { label: 'Diet Type', maxLength: limits.maxNameLength },
  countryOfOrigin: { label: 'Country of Origin', maxLength: limits.maxNameLength },
  prepTime: { label: 'Prep Time', maxLength: limits.maxPrepTimeLength },
  servings: { label: 'Servings', range: { min: limits.minServings, max: limits.maxServings } },
  rating: { label: 'Rating', range: { min: 0, max: limits.maxRating, step: limits.ratingFormStep } },
  ingredients: { label: 'Ingredients', maxLength: limits.maxIngredientsLength },
  instructions: { label: 'Instructions', maxLength: limits.maxInstructionsLength },
  chefName: { label: 'Chef Name', maxLength: limits.maxNameLength },
  chefImage: { label: 'Chef Image', maxLength: limits.maxUrlLength },
  url: { label: 'URL', maxLength: limits.maxUrlLength },
  moreInfoUrl: { label: 'More Info URL', maxLength: limits.maxUrlLength },
  image: { label: 'Image', maxLength: limits.maxUrlLength },
}
