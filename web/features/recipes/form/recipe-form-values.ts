import type { CurrentUser } from '#web/api/foreign/current-user.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import {
  initialPictureUrl,
  isDerivedChefImage,
  isDerivedCover,
} from '#web/features/media/derived-pictures.ts'
import { displayName, supportsMedia } from '#web/features/users/use-current-user.ts'

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
export type RecipeFormValues = Record<RecipeField, string>

export const recipeFields = Object.keys(recipeLabels) as RecipeField[]

/** Blank, but for the cook, as far as they are known, and the rating, which starts at 0. */
export const emptyFormValues = (user: CurrentUser | undefined): RecipeFormValues => ({
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
  ...defaultChefFor(user),
})

/** The member, with their picture or, on our own server, their initial. */
function defaultChefFor(user: CurrentUser | undefined): { chefName: string; chefImage: string } {
  if (!user) return { chefName: '', chefImage: '' }
  const chefName = displayName(user)
  const fallbackPicture = supportsMedia(user) ? initialPictureUrl(chefName) : ''
  return { chefName, chefImage: user.profilePicture || fallbackPicture }
}

export const formValuesOf = (recipe: Recipe): RecipeFormValues => ({
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

export type RecipeBody = Omit<RecipeFormValues, 'servings' | 'rating'> & { servings: number; rating: number }

/** What is sent: trimmed, and numbers as numbers. */
export function recipeBodyOf(values: RecipeFormValues): RecipeBody {
  const trimmed = Object.fromEntries(
    recipeFields.map(field => [field, values[field].trim()]),
  ) as RecipeFormValues
  return { ...trimmed, servings: Number(trimmed.servings), rating: Number(trimmed.rating) }
}

/** Whether saving would change anything. */
export const isSameRecipe = (one: RecipeFormValues, other: RecipeFormValues): boolean =>
  JSON.stringify(recipeBodyOf(one)) === JSON.stringify(recipeBodyOf(other))

type Derived = { coverUrl: string | undefined; profilePicture: string }

/** Leaves the pictures that our server makes itself to it. */
export const withoutDerivedPictures = (body: RecipeBody, derived: Derived): RecipeBody => ({
  ...body,
  image: isDerivedCover(body.image, derived.coverUrl) ? '' : body.image,
  chefImage: isDerivedChefImage(body.chefImage, derived.profilePicture) ? '' : body.chefImage,
})
