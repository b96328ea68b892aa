import type { bookmarkRoutes } from '#contract/bookmarks.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/problems.ts'
import { notifyAuthor } from '../notifications/notifications.queries.ts'
import { answerPage } from '../recipes/recipe-page.ts'
import { presentRecipe } from '../recipes/recipes.present.ts'
import { holdRecipe, isRecipe } from '../recipes/recipes.queries.ts'
import {
  countBookmarks,
  deleteBookmark,
  insertBookmark,
  isBookmarked,
  listBookmarked,
} from './bookmarks.queries.ts'

type Kitchen = { db: Database; publicUrl: () => string }

export const bookmarkHandlers = ({ db, publicUrl }: Kitchen): HandlersOf<keyof typeof bookmarkRoutes> => ({
  async getBookmark({ params, viewer }) {
    if (!(await isRecipe(db, params.id))) throw notFound('This recipe')
    return { bookmarked: await isBookmarked(db, viewer.userId, params.id) }
  },

  async addBookmark({ params, viewer }) {
    await db.transaction().execute(async trx => {
      if (!(await holdRecipe(trx, params.id))) throw notFound('This recipe')
      await insertBookmark(trx, viewer.userId, params.id)
      await notifyAuthor(trx, { kind: 'bookmark', recipeId: params.id, actorId: viewer.userId })
    })
    return { bookmarked: true }
  },

  async removeBookmark({ params, viewer }) {
    await db.transaction().execute(async trx => {
      if (!(await holdRecipe(trx, params.id))) throw notFound('This recipe')
      await deleteBookmark(trx, viewer.userId, params.id)
    })
    return { bookmarked: false }
  },

  async listBookmarked({ query, viewer }) {
    const [rows, total] = await Promise.all([
      listBookmarked(db, viewer.userId, query),
      countBookmarks(db, viewer.userId),
    ])
    return answerPage(rows, query, {
      path: '/api/recipes/bookmarked',
      total,
      publicUrl: publicUrl(),
      present: presentRecipe,
    })
  },
})
