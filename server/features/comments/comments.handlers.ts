import type { commentRoutes } from '#contract/comments.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/problems.ts'
import * as t from '#texts/missing-refusals.ts'
import { addComment } from './comments.queries.ts'

export const commentHandlers = ({ db }: { db: Database }): HandlersOf<keyof typeof commentRoutes> => ({
  async addComment({ params, body, viewer }) {
    const comment = { recipeId: params.id, authorId: viewer.userId, content: body.content }
    const added = await addComment(db, comment)
    if (!added) throw notFound(t.recipeNotFound)
    return added
  },
})
