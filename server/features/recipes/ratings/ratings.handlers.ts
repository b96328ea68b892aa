import type { ratingRoutes } from '#contract/ratings.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type HandlersOf, MinimalResult } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/problems.ts'
import * as t from '#texts/requests.ts'
import { presentRecipe } from '../recipes.present.ts'
import { findRecipe } from '../recipes.queries.ts'
import { findMeanRating, rateRecipe } from './ratings.queries.ts'

type Services = { db: Database; publicUrl: () => string }

export const ratingHandlers = ({ publicUrl }: Services): HandlersOf<keyof typeof ratingRoutes> => ({
  async rateRecipe({ params, body, viewer, prefersMinimal, db }) {
    const rating = { userId: viewer.userId, stars: body.rating }
    if (!(await rateRecipe(db, params.id, rating))) throw notFound(t.recipeNotFound)
    if (prefersMinimal) {
      const mean = await findMeanRating(db, params.id)
      if (!mean) throw notFound(t.recipeNotFound)
      return new MinimalResult({ ...mean, myRating: body.rating })
    }
    const row = await findRecipe(db, params.id, viewer.userId)
    if (!row) throw notFound(t.recipeNotFound)
    return presentRecipe(row, publicUrl())
  },
})
