import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParam, optionalNumber } from './fields.ts'
import * as limits from './limits.ts'
import { recipe } from './recipes.ts'
import * as rows from './rows.ts'

const stars = optionalNumber('Rating', { min: 0, max: limits.maxRating, step: limits.ratingFormStep }).pipe(
  z
    .number({ error: 'Rating is required.' })
    .refine(
      value => value === 0 || value >= limits.minStars,
      'Rating must be a number from 1 to 5, or 0 to withdraw it.',
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
