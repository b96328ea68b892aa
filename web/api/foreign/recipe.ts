import { type RecipeField, type RecipeFieldKind, recipeFields } from '#contract/recipe-fields.ts'
import { boolean, fieldsOf, id, lines, number, numberOrZero, object, stringOrNumber } from './readers.ts'

const readerOf = {
  text: stringOrNumber,
  picture: stringOrNumber,
  link: stringOrNumber,
  lines,
  number,
  rating: numberOrZero,
} satisfies Record<RecipeFieldKind, unknown>

const writtenFields = Object.fromEntries(
  Object.entries(recipeFields).map(([field, kind]) => [field, readerOf[kind]]),
) as { [Field in RecipeField]: (typeof readerOf)[(typeof recipeFields)[Field]] }

/** What our own server draws for a recipe. */
export type Cover = {
  url: string
  color: string
  /** Where the dish lies, from 0 (left) to 1. */
  focusX: number
}

function coverOf(value: unknown): Cover | undefined {
  const { color, url, focusX } = fieldsOf(value)
  if (typeof color !== 'string' || typeof url !== 'string') return undefined
  return { color, url, focusX: number(focusX) ?? 0.5 }
}

function authorOf(value: unknown): { id: string; name: string } | undefined {
  const { id: authorId, name } = fieldsOf(value)
  return authorId === undefined ? undefined : { id: String(authorId), name: stringOrNumber(name) }
}

/** A recipe as the screens use it: every field there, whatever a backend leaves out or sends in another shape. */
export const readRecipe = object({
  id,
  ...writtenFields,
  ratingCount: number,
  commentCount: number,
  author: authorOf,
  cover: coverOf,
  /** Undefined for a visitor, and where the backend does not say it with the recipe. */
  bookmarked: boolean,
  myRating: number,
})

export type Recipe = ReturnType<typeof readRecipe>
