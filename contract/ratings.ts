import { z } from 'zod'
import * as names from '#texts/field-names.ts'
import * as t from '#texts/field-refusals.ts'
import { endpoint } from './endpoint.ts'
import { idParam, optionalNumber } from './fields.ts'
import * as limits from './limits.ts'
import { recipe } from './recipes.ts'
import * as rows from './rows.ts'

const stars = optionalNumber(names.rating, {
  min: 0,
  max: limits.maxRating,
  step: limits.ratingFormStep,
}).pipe(
  z
    .number({ error: t.isRequired(names.rating) })
    .refine(
      value => value === 0 || value >= limits.minStars,
      t.ratingMustBeStars(limits.minStars, limits.maxRating),
    ),
)

export const ratingRoutes = {
  rateRecipe: endpoint(rows.rateRecipe, {
    bodyKeys: ['rating'],
    summary: "Set the caller's own rating of the recipe; 0 withdraws it",
    params: z.object({ id: idParam }),
    body: z.object({ rating: stars }).meta({ id: 'OwnRating' }),
    status: 200,
    reply: recipe,
  }),
} as const
