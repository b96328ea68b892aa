import * as limits from './limits.ts'
import type { LineLimits } from './line-limits.ts'
import type { RecipeField } from './recipe-fields.ts'

type Rules = {
  maxLength?: number
  range?: { min: number; max: number; step?: number }
  /** The API refuses a recipe without this text. `lines` are always required. The form requires every field. */
  isRequired?: true
  /** Limits that the API's schema does not check, because a text that was stored before and is left unchanged may exceed them. */
  lines?: LineLimits
}

/** The constraints of each field, in the order of the form. */
export const recipeFieldRules: Record<RecipeField, Rules> = {
  title: { maxLength: limits.maxTitleLength, isRequired: true },
  dietType: { maxLength: limits.maxNameLength },
  countryOfOrigin: { maxLength: limits.maxNameLength },
  prepTime: { maxLength: limits.maxPrepTimeLength },
  servings: { range: { min: limits.minServings, max: limits.maxServings } },
  rating: { range: { min: 0, max: limits.maxRating, step: limits.ratingFormStep } },
  ingredients: { maxLength: limits.maxIngredientsLength, lines: limits.ingredientLines },
  instructions: { maxLength: limits.maxInstructionsLength, lines: limits.instructionLines },
  chefName: { maxLength: limits.maxNameLength },
  chefImage: { maxLength: limits.maxUrlLength },
  url: { maxLength: limits.maxUrlLength },
  moreInfoUrl: { maxLength: limits.maxUrlLength },
  image: { maxLength: limits.maxUrlLength },
}
