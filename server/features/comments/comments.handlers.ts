import type { commentRoutes } from '#contract/comments.ts'
import { idParam } from '#contract/fields.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { HandlerResult, type HandlersOf } from '#server/platform/http/handler.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import * as t from '#texts/missing-refusals.ts'
import { tooManyComments } from '#texts/recipe-refusals.ts'
import { refuseCursor } from '../recipes/cursor.ts'
import { isRecipe } from '../recipes/recipes.queries.ts'
import { addComment, listComments } from './comments.queries.ts'
import { olderLink } from './older-link.ts'

type Services = { db: Database; publicUrl: () => string }

export const commentHandlers = ({ db, publicUrl }: Services): HandlersOf<keyof typeof commentRoutes> => ({
  async listComments({ params, query }) {
    if (!(await isRecipe(db, params.id))) throw notFound(t.recipeNotFound)
    const before = query.cursor === '' ? undefined : readCommentCursor(query.cursor)
    const { comments, hasOlder } = await listComments(db, params.id, { limit: query.limit, before })
    const links = hasOlder ? olderLink(publicUrl(), params.id, query, comments) : {}
    return new HandlerResult(comments, links)
  },

  async addComment({ params, body, viewer }) {
    const comment = { recipeId: params.id, authorId: viewer.userId, content: body.content }
    const added = await addComment(db, comment)
    if (!added) throw notFound(t.recipeNotFound)
    if (added === 'full') refuse('limit_reached', tooManyComments(limits.maxCommentsPerMemberAndRecipe))
    return added
  },
})

function readCommentCursor(cursor: string): number {
  const id = idParam.safeParse(cursor)
  return id.success ? id.data : refuseCursor()
}
