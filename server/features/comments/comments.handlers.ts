import type { commentRoutes } from '#contract/comments.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { runTransaction } from '#server/platform/database/transaction.ts'
import { HandlerResult, type HandlersOf } from '#server/platform/http/handler.ts'
import { notFound, refuse } from '#server/platform/http/problems.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import * as blockTexts from '#texts/block-refusals.ts'
import * as t from '#texts/missing-refusals.ts'
import { tooManyComments } from '#texts/recipe-refusals.ts'
import { refuseBlocked } from '../blocks/blocks.rules.ts'
import { lockMember } from '../media/uploads.queries.ts'
import { readIdCursor } from '../recipes/cursor.ts'
import { isRecipe } from '../recipes/recipes.queries.ts'
import { isNewMember } from '../users/new-members.rules.ts'
import { checkPublication } from '../users/publications.queries.ts'
import { addComment, findComment, findRecipeAuthor, listComments } from './comments.queries.ts'
import { olderLink } from './older-link.ts'

type Services = { db: Database; publicUrl: () => string; limits: Limits }

export const commentHandlers = ({
  db,
  publicUrl,
  limits,
}: Services): HandlersOf<keyof typeof commentRoutes> => ({
  async listComments({ params, query, viewer, readDb }) {
    if (!(await isRecipe(readDb, params.id, viewer.userId))) throw notFound(t.recipeNotFound)
    const before = query.cursor === '' ? undefined : readIdCursor(query.cursor)
    const { comments, hasOlder } = await listComments(readDb, params.id, {
      limit: query.limit,
      before,
      viewerId: viewer.userId,
    })
    const links = hasOlder ? olderLink(publicUrl(), params.id, query, comments) : {}
    return new HandlerResult(comments, links)
  },

  async addComment({ params, body, viewer }) {
    const mostOfMember = limits.maxCommentsPerMemberAndRecipe
    const add = (within: Database) =>
      addComment(within, {
        recipeId: params.id,
        authorId: viewer.userId,
        content: body.content,
        mostOfMember,
      })
    const added = isNewMember(viewer, limits)
      ? await runTransaction(db, async trx => {
          await lockMember(trx, viewer.userId)
          const comment = await add(trx)
          if (!comment || comment === 'full') return comment
          const { id, content: words } = comment
          await checkPublication(trx, { kind: 'comment', id, author: viewer, words }, limits)
          return findComment(trx, id)
        })
      : await add(db)
    if (!added) {
      const author = await findRecipeAuthor(db, params.id)
      if (author) await refuseBlocked(db, viewer.userId, author.id, blockTexts.onRecipe(author.name))
      throw notFound(t.recipeNotFound)
    }
    if (added === 'full') refuse('limit_reached', tooManyComments(mostOfMember))
    return added
  },
})
