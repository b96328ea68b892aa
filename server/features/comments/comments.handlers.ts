import type { commentRoutes } from '#contract/comments.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/problems.ts'
import { notifyAuthor } from '../notifications/notifications.queries.ts'
import { holdRecipe } from '../recipes/recipes.queries.ts'
import { findRepeated, getComment, insertComment, queueUp } from './comments.queries.ts'

export const commentHandlers = ({ db }: { db: Database }): HandlersOf<keyof typeof commentRoutes> => ({
  async addComment({ params, body, viewer }) {
    const comment = { recipeId: params.id, authorId: viewer.userId, content: body.content }
    return db.transaction().execute(async trx => {
      if (!(await holdRecipe(trx, params.id))) throw notFound('This recipe')
      await queueUp(trx, comment)
      const repeated = await findRepeated(trx, comment)
      if (repeated !== undefined) return getComment(trx, repeated)
      const id = await insertComment(trx, comment)
      await notifyAuthor(trx, { kind: 'comment', recipeId: params.id, actorId: viewer.userId })
      return getComment(trx, id)
    })
  },
})
