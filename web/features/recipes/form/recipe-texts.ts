import { isDrawnCover, isPortrait } from '#web/features/media/derived-pictures.ts'
import type { Recipe } from '../recipe.ts'

/** The fields of the form, in the order in which they stand there, and what they are called. */
export const recipeLabels = {
  title: 'Title',
  dietType: 'Diet Type',
  countryOfOrigin: 'Country of Origin',
  prepTime: 'Prep Time',
  servings: 'Servings',
  rating: 'Rating',
  ingredients: 'Ingredients',
  instructions: 'Instructions',
  chefName: 'Chef Name',
  chefImage: 'Chef Image',
  url: 'URL',
  moreInfoUrl: 'More Info URL',
  image: 'Image',
} as const

export type RecipeField = keyof typeof recipeLabels
/** What stands in the fields. */
export type RecipeTexts = Record<RecipeField, string>

export const recipeFields = Object.keys(recipeLabels) as RecipeField[]

type Cook = { chefName: string; chefImage: string }

/** Blank, but for the cook, who is known, and the rating, which starts at 0. */
export const blankTexts = (cook: Cook): RecipeTexts => ({
  title: '',
  dietType: '',
  countryOfOrigin: '',
  prepTime: '',
  servings: '',
  rating: '0',
  ingredients: '',
  instructions: '',
  url: '',
  moreInfoUrl: '',
  image: '',
  ...cook,
})

export const textsOf = (recipe: Recipe): RecipeTexts => ({
  title: recipe.title,
  dietType: recipe.dietType,
  countryOfOrigin: recipe.countryOfOrigin,
  prepTime: recipe.prepTime,
  servings: String(recipe.servings ?? ''),
  rating: String(recipe.rating),
  ingredients: recipe.ingredients,
  instructions: recipe.instructions,
  chefName: recipe.chefName,
  chefImage: recipe.chefImage,
  url: recipe.url,
  moreInfoUrl: recipe.moreInfoUrl,
  image: recipe.image,
})

export type RecipeBody = Omit<RecipeTexts, 'servings' | 'rating'> & { servings: number; rating: number }

/** What is sent: trimmed, and numbers as numbers. */
export function bodyOf(texts: RecipeTexts): RecipeBody {
  const trimmed = Object.fromEntries(recipeFields.map(field => [field, texts[field].trim()])) as RecipeTexts
  return { ...trimmed, servings: Number(trimmed.servings), rating: Number(trimmed.rating) }
}

/** Whether saving would change anything. */
export const isSameRecipe = (one: RecipeTexts, other: RecipeTexts): boolean =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other))

type Derived = { drawnCover: string | undefined; profilePicture: string }

/** Leaves the pictures that our server makes itself to it. */
export const withoutDerivedPictures = (body: RecipeBody, derived: Derived): RecipeBody => ({
  ...body,
  image: isDrawnCover(body.image, derived.drawnCover) ? '' : body.image,
  chefImage: isPortrait(body.chefImage, derived.profilePicture) ? '' : body.chefImage,
})
