import type { ratingRoutes } from '#contract/ratings.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/problems.ts'
import { notifyAuthor } from '../notifications/notifications.queries.ts'
import { presentRecipe } from '../recipes/recipes.present.ts'
import { findRecipe, holdRecipe } from '../recipes/recipes.queries.ts'
import { setRating } from './ratings.queries.ts'

type Kitchen = { db: Database; publicUrl: () => string }

export const ratingHandlers = ({ db, publicUrl }: Kitchen): HandlersOf<keyof typeof ratingRoutes> => ({
  async rateRecipe({ params, body, viewer }) {
    await db.transaction().execute(async trx => {
      if (!(await holdRecipe(trx, params.id))) throw notFound('This recipe')
      await setRating(trx, params.id, viewer.userId, body.rating)
      if (body.rating > 0)
        await notifyAuthor(trx, { kind: 'rating', recipeId: params.id, actorId: viewer.userId })
    })
    const row = await findRecipe(db, params.id, viewer.userId)
    if (!row) throw notFound('This recipe')
    return presentRecipe(row, publicUrl())
  },
})
