/**
 * What a person writes of a recipe, field by field, in the words of the specification. Schemas, columns, replies, the
 * form and the reading of answers derive from it. A `picture` and a `link` are web addresses; `lines` are one a line.
 * What only schemas and the form need of a field stands in `recipe-field-rules.ts`: every page with a card loads this.
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
  /** Not a column of the recipe: the author's own stars when it is written, the mean of all when it is read. */
  rating: 'rating',
  prepTime: 'text',
  servings: 'number',
  countryOfOrigin: 'text',
  dietType: 'text',
} as const

export type RecipeField = keyof typeof recipeFields
export type RecipeFieldKind = (typeof recipeFields)[RecipeField]
