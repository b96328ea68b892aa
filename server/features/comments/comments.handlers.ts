import type { commentRoutes } from '#contract/comments.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { HandlerResult, type HandlersOf } from '#server/platform/http/handler.ts'
import { makeOnce } from '#server/platform/http/idempotency-keys.queries.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { readIdCursor } from '#server/platform/paging/cursor.ts'
import { blockedFromCommenting } from '#texts/recipe-detail.ts'
import { tooManyComments } from '#texts/recipes.ts'
import * as t from '#texts/requests.ts'
import { refuseBlocked } from '../blocks/blocks.rules.ts'
import { lockMember } from '../media/uploads.queries.ts'
import { isNewMember } from '../moderation/moderation.rules.ts'
import { checkPublication } from '../moderation/publications.queries.ts'
import { isRecipe } from '../recipe-access/recipe-access.queries.ts'
import {
  findComment,
  findRecipeAuthor,
  insertComment,
  listComments,
  type NewComment,
} from './comments.queries.ts'
import { olderLink } from './older-link.ts'

type Services = { db: Database; jobs: Jobs; publicUrl: () => string; limits: Limits }

export const commentHandlers = ({
  jobs,
  publicUrl,
  limits,
}: Services): HandlersOf<keyof typeof commentRoutes> => ({
  async listComments({ params, query, viewer, db }) {
    if (!(await isRecipe(db, params.id, viewer.userId))) throw notFound(t.recipeNotFound)
    const before = readIdCursor(query.cursor)
    const { comments, older } = await listComments(db, params.id, {
      limit: query.limit,
      before,
      viewerId: viewer.userId,
    })
    return new HandlerResult(comments, olderLink(publicUrl(), params.id, query, older))
  },

  async addComment({ params, body: { content }, viewer, keyed, db }) {
    const isNew = isNewMember(viewer, limits)
    const add = async (within: Database) => {
      if (isNew) await lockMember(within, viewer.userId)
      const mostOfMember = limits.maxCommentsPerMemberAndRecipe
      const id = await storeComment(within, {
        recipeId: params.id,
        authorId: viewer.userId,
        content,
        mostOfMember,
      })
      if (isNew)
        await checkPublication(
          within,
          { kind: 'comment', id, author: viewer, words: content },
          { jobs, limits },
        )
      return id
    }
    const addOnce = (trx: Database) =>
      makeOnce(trx, keyed, {
        make: () => add(trx),
        find: made => findComment(trx, made),
      })
    const id = isNew || keyed ? await runTransaction(db, addOnce) : await add(db)
    const comment = await findComment(db, id)
    if (!comment) throw notFound(t.commentNotFound)
    return comment
  },
})

/** Stores a comment and returns its id. */
async function storeComment(db: Database, comment: NewComment): Promise<number> {
  const id = await insertComment(db, comment)
  if (id === undefined) {
    const author = await findRecipeAuthor(db, comment.recipeId)
    if (author) await refuseBlocked(db, comment.authorId, author.id, blockedFromCommenting(author.name))
    throw notFound(t.recipeNotFound)
  }
  if (id === 0) refuse('limit_reached', tooManyComments(comment.mostOfMember))
  return id
}
