import { z } from 'zod'
import * as t from '#texts/fields.ts'
import { endpoint } from './endpoint.ts'
import { idParam, requiredNumber } from './fields.ts'
import * as limits from './limits.ts'
import { recipe } from './recipes.ts'
import * as rows from './rows.ts'

const stars = requiredNumber(t.rating, {
  min: 0,
  max: limits.maxRating,
  step: limits.ratingFormStep,
}).refine(
  value => value === 0 || value >= limits.minStars,
  t.ratingMustBeStars(limits.minStars, limits.maxRating),
)

export const ratingRoutes = {
  rateRecipe: endpoint(rows.rateRecipe, {
    bodyKeys: ['rating'],
    summary: "Set the caller's own rating of a recipe; 0 withdraws it",
    params: z.object({ id: idParam }),
    body: z
      .object({ rating: stars.meta({ description: 'Stars from 1 to 5 in steps of 0.1, or 0.' }) })
      .meta({ id: 'OwnRating' }),
    status: 200,
    reply: recipe,
    minimalReply: recipe
      .pick({ rating: true, ratingCount: true, myRating: true })
      .meta({ id: 'RatedRecipe' }),
    example: { body: { rating: 4 } },
  }),
} as const
