import { z } from 'zod'
import * as t from '#texts/fields.ts'
import { idParam, optionalNumber, queryText } from './fields.ts'
import * as limits from './limits.ts'
import { typedName } from './typed-text.ts'

export const recipeSorts = ['newest', 'rating', 'quickest', 'relevance'] as const
export type RecipeSort = (typeof recipeSorts)[number]

const paginationFields = {
  limit: optionalNumber('limit', { min: 1, max: Number.MAX_SAFE_INTEGER, step: 1 })
    .transform(count => Math.min(count ?? limits.maxPageSize, limits.maxPageSize))
    .meta({
      description: `At most ${limits.maxPageSize}; a larger number means ${limits.maxPageSize}. Of long recipes an answer has fewer.`,
    }),
  cursor: queryText('cursor', 200).meta({ description: 'From the Link header of the page before.' }),
}

export const paginationQuery = z.object(paginationFields)

export const paginationHeaders = {
  'X-Total-Count': { description: 'How many match, on all pages together.', example: '42' },
  'X-Total-Count-Exact': {
    description: '`false` marks an estimate, which is possible beyond 2,000.',
    example: 'true',
  },
  Link: { description: 'RFC 8288: the URL of the next page, with `rel="next"`; missing on the last one.' },
} as const

const filterNumber = (name: string, max: number) =>
  optionalNumber(name, { min: 0, max }).transform(value => value ?? 0)

export const recipeListQuery = z.object({
  ...paginationFields,
  q: queryText('q', limits.maxSearchLength).meta({
    description: 'Words of titles, cooks, countries, diets, ingredients and instructions.',
  }),
  dietType: queryText('dietType', limits.maxNameLength).overwrite(typedName),
  country: queryText('country', limits.maxNameLength).overwrite(typedName),
  author: z
    .preprocess(value => (value === '' ? undefined : value), idParam.optional())
    .meta({ description: 'The id of the member who published.' }),
  minRating: filterNumber('minRating', limits.maxRating),
  minServings: filterNumber('minServings', limits.maxServings),
  maxPrepTime: filterNumber('maxPrepTime', 100_000).meta({ description: 'Minutes.' }),
  sort: z
    .enum(recipeSorts, t.mustBeOneOf('sort', recipeSorts.join(', ')))
    .optional()
    .meta({ description: 'Where it is not given: relevance with q, newest without.' }),
  fields: z.enum(['card'], t.canOnlyBe('fields', 'card')).optional().meta({
    description: '`card` leaves out ingredients, instructions and sources, nine tenths of the bytes.',
  }),
})

export type RecipeListQuery = z.infer<typeof recipeListQuery>
