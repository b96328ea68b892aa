import type { ratingRoutes } from '#contract/ratings.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/problems.ts'
import * as t from '#texts/missing-refusals.ts'
import { presentRecipe } from '../recipes/recipes.present.ts'
import { findRecipe } from '../recipes/recipes.queries.ts'
import { rateRecipe } from './ratings.queries.ts'

type Services = { db: Database; publicUrl: () => string }

export const ratingHandlers = ({ db, publicUrl }: Services): HandlersOf<keyof typeof ratingRoutes> => ({
  async rateRecipe({ params, body, viewer }) {
    const rating = { userId: viewer.userId, stars: body.rating }
    if (!(await rateRecipe(db, params.id, rating))) throw notFound(t.recipeNotFound)
    const row = await findRecipe(db, params.id, viewer.userId)
    if (!row) throw notFound(t.recipeNotFound)
    return presentRecipe(row, publicUrl())
  },
})
