import { z } from 'zod'
import { recipeFieldSubjects } from '#texts/fields.ts'
import { comment, commentHeaders } from './comments.ts'
import { canonicalDiet } from './diets.ts'
import { endpoint } from './endpoint.ts'
import {
  id,
  idParam,
  isFormer,
  optionalNumber,
  optionalText,
  optionalUrl,
  queryText,
  requiredLines,
  requiredText,
  timestamp,
} from './fields.ts'
import * as limits from './limits.ts'
import { recipeFieldRules } from './recipe-field-rules.ts'
import {
  isCardField,
  isDetailField,
  type RecipeField,
  type RecipeFieldKind,
  recipeFieldNames,
  recipeFields,
} from './recipe-fields.ts'
import { paginationHeaders, paginationQuery, recipeListQuery } from './recipe-lists.ts'
import {
  blockedBy,
  cover,
  credit,
  ownHidden,
  ownHiddenPhoto,
  versionNumber,
  whatChanged,
} from './recipe-parts.ts'
import * as rows from './rows.ts'
import { typedName } from './typed-text.ts'

const textSchema = (field: RecipeField) => {
  const { maxLength = 0, isRequired } = recipeFieldRules[field]
  const schemaFor = isRequired ? requiredText : optionalText
  return schemaFor(recipeFieldSubjects[field], maxLength)
}
const linesSchema = (field: RecipeField) =>
  requiredLines(recipeFieldSubjects[field], recipeFieldRules[field].maxLength ?? 0)
const urlSchema = (field: RecipeField) => optionalUrl(recipeFieldSubjects[field])
const numberSchema = (field: RecipeField) => {
  const { range = { min: 0, max: 0 } } = recipeFieldRules[field]
  return optionalNumber(recipeFieldSubjects[field], range)
}

/** The schemas of each kind of field: `input` parses it in requests, `reply` describes it in replies. */
const schemas = {
  text: { input: textSchema, reply: z.string() },
  picture: { input: urlSchema, reply: z.string() },
  link: { input: urlSchema, reply: z.string() },
  lines: { input: linesSchema, reply: z.string() },
  number: { input: numberSchema, reply: z.number().nullable() },
  rating: { input: numberSchema, reply: z.number() },
} satisfies Record<RecipeFieldKind, unknown>

type SchemasOf<Field extends RecipeField> = (typeof schemas)[(typeof recipeFields)[Field]]

const inputFields = Object.fromEntries(
  recipeFieldNames.map(field => [field, schemas[recipeFields[field]].input(field)]),
) as { [Field in RecipeField]: ReturnType<SchemasOf<Field>['input']> }

const replyFields = <Field extends RecipeField>(fields: Field[]) =>
  Object.fromEntries(fields.map(field => [field, schemas[recipeFields[field]].reply])) as {
    [Name in Field]: SchemasOf<Name>['reply']
  }

/** The fields that a person writes: schema.org/Recipe, with the specification's names. */
export const recipeInput = z
  .object({
    ...inputFields,
    prepTime: z.preprocess(
      value => (typeof value === 'number' ? String(value) : value),
      inputFields.prepTime,
    ),
    countryOfOrigin: inputFields.countryOfOrigin.overwrite(typedName),
    dietType: inputFields.dietType.transform(diet => canonicalDiet(typedName(diet))),
  })
  .meta({ id: 'RecipeInput' })

export type RecipeInput = z.infer<typeof recipeInput>

const recipeEdit = recipeInput.extend({ whatChanged }).meta({ id: 'RecipeEdit' })

const card = z.object({
  id,
  ...replyFields(recipeFieldNames.filter(isCardField)),
  image: z.string().meta({ description: 'Absolute URL. The drawn cover if the author gave no picture.' }),
  rating: z.number().meta({ description: 'Mean of all ratings, to one decimal; 0 if there are none.' }),
  ratingCount: z.int(),
  commentCount: z.int(),
  author: z.object({ id, name: z.string(), isFormer }).meta({ description: 'The member who published it.' }),
  cover,
  createdAt: timestamp,
  updatedAt: timestamp,
  bookmarked: z.boolean().optional().meta({ description: 'Only with a user token.' }),
  moderation: ownHidden,
  hiddenPhoto: ownHiddenPhoto,
  myRating: z
    .number()
    .optional()
    .meta({ description: "The caller's own rating, 0 for none. Only with a user token." }),
})

const detailFields = replyFields(recipeFieldNames.filter(isDetailField))

export const recipe = card
  .extend({
    ...detailFields,
    url: z
      .string()
      .meta({ description: "Absolute URL. The recipe's own page if the author gave no address." }),
    credit,
    blockedBy,
    version: versionNumber,
    areLinksText: z.literal(true).optional().meta({
      description:
        'Only in a single recipe, if its author is a new member: a client shows its links as text.',
    }),
  })
  .meta({ id: 'Recipe' })

/** A recipe in a list. With `fields=card` the long texts are left out. */
const listedRecipe = card.extend(z.object(detailFields).partial().shape).meta({ id: 'ListedRecipe' })

export const recipeWithComments = recipe
  .extend({ comments: z.array(comment) })
  .meta({ id: 'RecipeWithComments' })

export type RecipeCard = z.infer<typeof card>
export type Recipe = z.infer<typeof recipe>

const suggestionCount = 5

const suggestions = z
  .object({
    recipes: z.array(z.object({ id, title: z.string() })).max(suggestionCount),
    chefs: z.array(z.object({ id, name: z.string() })).max(suggestionCount),
    ingredients: z.array(z.string()).max(suggestionCount),
  })
  .meta({ id: 'Suggestions', description: `At most ${suggestionCount} of each kind, best first.` })

const facet = z.object({ value: z.string(), count: z.int() })
const params = z.object({ id: idParam })

const exampleRecipe = {
  title: 'Githeri',
  chefName: 'Akinyi',
  ingredients: '2 cups maize\n2 cups beans\n1 onion',
  instructions: 'Boil the maize and beans.\nFry the onion.\nStir it in.',
  rating: 5,
  prepTime: '1 hour 30 min',
  servings: 4,
  countryOfOrigin: 'Kenya',
  dietType: 'Vegan',
}

export const recipeRoutes = {
  listRecipes: endpoint(rows.listRecipes, {
    summary: 'List, filter and search recipes, newest first',
    query: recipeListQuery,
    cached: 'untilWrite',
    status: 200,
    reply: z.array(listedRecipe),
    replyHeaders: paginationHeaders,
    example: { query: { dietType: 'Vegan', sort: 'newest' } },
  }),
  listFacets: endpoint(rows.listFacets, {
    summary: 'List the countries and diet types of all recipes, with counts',
    cached: 'untilWrite',
    status: 200,
    reply: z.object({ countries: z.array(facet), dietTypes: z.array(facet) }).meta({ id: 'Facets' }),
  }),
  suggest: endpoint(rows.suggest, {
    summary: 'Suggest recipes, chefs (members who published) and ingredients for the beginning of a search',
    query: z.object({ q: queryText('q', limits.maxSearchLength) }),
    cached: 'untilWrite',
    status: 200,
    reply: suggestions,
    example: { query: { q: 'gith' } },
  }),
  getRecipe: endpoint(rows.getRecipe, {
    summary: `Get a recipe with its newest ${limits.commentsPageSize} comments, oldest first`,
    cached: 'byReader',
    params,
    status: 200,
    reply: recipeWithComments,
    replyHeaders: commentHeaders,
  }),
  createRecipe: endpoint(rows.createRecipe, {
    summary: "Publish a recipe; its `rating` is the author's own, 0 for none",
    body: recipeInput,
    takesIdempotencyKey: true,
    status: 201,
    reply: recipe,
    refusals: ['limit_reached', 'new_member_limit'],
    throttle: 'createRecipe',
    publishes: true,
    example: { body: exampleRecipe },
  }),
  editRecipe: endpoint(rows.editRecipe, {
    summary: 'Replace a recipe of the caller',
    params,
    body: recipeEdit,
    status: 200,
    reply: recipe,
    refusals: ['limit_reached', 'new_member_limit'],
    throttle: 'editRecipe',
    publishes: true,
    refusesOthers: 'forbidden',
    example: { body: { ...exampleRecipe, prepTime: '1 hour', whatChanged: 'Soaked beans need less.' } },
  }),
  deleteRecipe: endpoint(rows.deleteRecipe, {
    summary: 'Delete a recipe of the caller, with its bookmarks, ratings and comments',
    params,
    status: 204,
    reply: z.void(),
    refusesOthers: 'forbidden',
    needsSpace: false,
  }),
  listOwnRecipes: endpoint(rows.listOwnRecipes, {
    summary: "List the caller's own recipes, newest first",
    query: paginationQuery,
    status: 200,
    reply: z.array(recipe),
    replyHeaders: paginationHeaders,
  }),
} as const
