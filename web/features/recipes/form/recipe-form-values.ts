import { recipeFieldRules } from '#contract/recipe-field-rules.ts'
import { type RecipeField, type RecipeFieldOf, recipeFields } from '#contract/recipe-fields.ts'
import type { CurrentUser } from '#web/api/foreign/current-user.ts'
import type { Recipe } from '#web/api/foreign/recipe.ts'
import {
  initialPictureUrl,
  isDerivedChefImage,
  isDerivedCover,
} from '#web/features/media/derived-pictures.ts'
import { displayName, supportsMedia } from '#web/features/users/use-current-user.ts'

/** The form's fields, in their order on the screen. */
export const formFields = Object.keys(recipeFieldRules) as RecipeField[]

/** The fields' values. */
export type RecipeFormValues = Record<RecipeField, string> & {
  /** Why there is a new version. Not a field of the recipe; set only for a recipe that is edited. */
  whatChanged?: string
}

const formValues = (textOf: (field: RecipeField) => string) =>
  Object.fromEntries(formFields.map(field => [field, textOf(field)])) as RecipeFormValues

/** Returns the values of a new recipe: blank, except the rating, which starts at 0. */
export const emptyFormValues = (): RecipeFormValues => ({ ...formValues(() => ''), rating: '0' })

export type Chef = { chefName: string; chefImage?: string }

/** Returns the member as a recipe's chef, with their picture or, on our own server, their initial. */
export function chefOf(user: CurrentUser): Chef {
  const chefName = displayName(user)
  const chefImage = user.profilePicture || (supportsMedia(user) ? initialPictureUrl(chefName) : '')
  return chefImage ? { chefName, chefImage } : { chefName }
}

export const formValuesOf = (recipe: Recipe): RecipeFormValues =>
  formValues(field => String(recipe[field] ?? ''))

type NumberField = RecipeFieldOf<'number' | 'rating'>
export type RecipeBody = Omit<RecipeFormValues, NumberField> & Record<NumberField, number | undefined>

const isNumberField = (field: RecipeField) => ['number', 'rating'].includes(recipeFields[field])

/** Returns the request body: trimmed, with numbers as numbers. A blank number is left out; only a recipe from elsewhere may have one. */
export const recipeBodyOf = (values: RecipeFormValues): RecipeBody =>
  Object.fromEntries(
    formFields.map(field => {
      const text = values[field].trim()
      if (!isNumberField(field)) return [field, text]
      return [field, text === '' ? undefined : Number(text)]
    }),
  ) as RecipeBody

/** Returns the request body, with the reason for a new version if there is one. */
export function editBodyOf(values: RecipeFormValues): RecipeBody & { whatChanged?: string } {
  const whatChanged = values.whatChanged?.trim()
  return { ...recipeBodyOf(values), ...(whatChanged && { whatChanged }) }
}

/** Checks whether saving would change nothing. */
export const isSameRecipe = (one: RecipeFormValues, other: RecipeFormValues): boolean =>
  JSON.stringify(recipeBodyOf(one)) === JSON.stringify(recipeBodyOf(other))

export type Derived = { ownPage: string; coverUrl: string | undefined; profilePicture: string }

/** Blanks what our server fills in itself: the recipe's own page, and the pictures that it generates. */
export const withoutDerived = <Body extends RecipeBody>(body: Body, derived: Derived): Body => ({
  ...body,
  url: body.url === derived.ownPage ? '' : body.url,
  image: isDerivedCover(body.image, derived.coverUrl) ? '' : body.image,
  chefImage: isDerivedChefImage(body.chefImage, derived.profilePicture) ? '' : body.chefImage,
})
