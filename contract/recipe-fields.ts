/**
 * The recipe fields that a person writes, with their names in the specification. Schemas, columns, replies, the form and the
 * parsing of replies derive from this list. A `picture` and a `link` are web addresses; `lines` have one item per line. Rules
 * that only schemas and the form need are in `recipe-field-rules.ts`, because every page with a card loads this file.
 */
export const recipeFields = {
  title: 'text',
  chefName: 'text',
  chefImage: 'picture',
  image: 'picture',
  ingredients: 'lines',
  instructions: 'lines',
  url: 'link',
  moreInfoUrl: 'link',
  /** Not a column of the recipe. In a request it is the author's own stars, in a reply the mean of all ratings. */
  rating: 'rating',
  prepTime: 'text',
  servings: 'number',
  countryOfOrigin: 'text',
  dietType: 'text',
} as const

export type RecipeField = keyof typeof recipeFields
export type RecipeFieldKind = (typeof recipeFields)[RecipeField]
/** The names of the fields that have these kinds. */
export type RecipeFieldOf<Kind extends RecipeFieldKind> = {
  [Field in RecipeField]: (typeof recipeFields)[Field] extends Kind ? Field : never
}[RecipeField]

export const recipeFieldNames = Object.keys(recipeFields) as RecipeField[]

export type DetailField = RecipeFieldOf<'lines' | 'link'>
export type CardField = Exclude<RecipeField, DetailField>

/** True for long texts and sources: nine tenths of a recipe's bytes, which no card shows. */
export const isDetailField = (field: RecipeField): field is DetailField =>
  ['lines', 'link'].includes(recipeFields[field])
export const isCardField = (field: RecipeField): field is CardField => !isDetailField(field)
