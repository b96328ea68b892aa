import { z } from 'zod'
import * as t from '#texts/fields.ts'
import { idParam, optionalNumber, queryText } from './fields.ts'
import * as limits from './limits.ts'
import { cursor, nextLink, pageLimit } from './paging.ts'
import { typedName } from './typed-text.ts'

export const recipeSorts = ['newest', 'rating', 'quickest', 'relevance'] as const
export type RecipeSort = (typeof recipeSorts)[number]

const paginationFields = {
  limit: pageLimit(limits.maxPageSize).meta({
    description: `Default and maximum: ${limits.maxPageSize}. A page of long recipes has fewer.`,
  }),
  cursor: cursor(),
}

export const paginationQuery = z.object(paginationFields)

export const paginationHeaders = {
  'X-Total-Count': { description: 'Recipes on all pages.', example: '42' },
  'X-Total-Count-Exact': {
    description: '`false` if the count is an estimate, which is possible above 2,000.',
    example: 'true',
  },
  ...nextLink,
} as const

const filterNumber = (name: string, max: number) =>
  optionalNumber(name, { min: 0, max }).transform(value => value ?? 0)

export const recipeListQuery = z.object({
  ...paginationFields,
  q: queryText('q', limits.maxSearchLength).meta({
    description: 'Words to search for in titles, cooks, countries, diets, ingredients and instructions.',
  }),
  dietType: queryText('dietType', limits.maxNameLength).overwrite(typedName),
  country: queryText('country', limits.maxNameLength).overwrite(typedName),
  author: z
    .preprocess(value => (value === '' ? undefined : value), idParam.optional())
    .meta({ description: 'The id of the member who published the recipe.' }),
  minRating: filterNumber('minRating', limits.maxRating),
  minServings: filterNumber('minServings', limits.maxServings),
  maxPrepTime: filterNumber('maxPrepTime', 100_000).meta({ description: 'In minutes.' }),
  sort: z
    .enum(recipeSorts, t.mustBeOneOf('sort', recipeSorts.join(', ')))
    .optional()
    .meta({ description: 'Default: `relevance` with `q`, `newest` without.' }),
  fields: z.enum(['card'], t.canOnlyBe('fields', 'card')).optional().meta({
    description:
      '`card` leaves out ingredients, instructions and sources, which are nine tenths of the bytes.',
  }),
})

export type RecipeListQuery = z.infer<typeof recipeListQuery>
