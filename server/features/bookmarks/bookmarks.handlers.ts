import type { bookmarkRoutes } from '#contract/bookmarks.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { HandlersOf } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/problems.ts'
import { countedPage } from '#server/platform/paging/counted-page.ts'
import * as t from '#texts/requests.ts'
import { isRecipe } from '../recipe-access/recipe-access.queries.ts'
import { presentRecipe } from '../recipes/recipes.present.ts'
import {
  addBookmark,
  countBookmarks,
  isBookmarked,
  listBookmarked,
  removeBookmark,
} from './bookmarks.queries.ts'

type Services = { db: Database; publicUrl: () => string }

export const bookmarkHandlers = ({ publicUrl }: Services): HandlersOf<keyof typeof bookmarkRoutes> => ({
  async getBookmark({ params, viewer, db }) {
    if (!(await isRecipe(db, params.id, viewer.userId))) throw notFound(t.recipeNotFound)
    return { bookmarked: await isBookmarked(db, viewer.userId, params.id) }
  },

  async addBookmark({ params, viewer, db }) {
    if (!(await addBookmark(db, viewer.userId, params.id))) throw notFound(t.recipeNotFound)
    return { bookmarked: true }
  },

  async removeBookmark({ params, viewer, db }) {
    if (!(await removeBookmark(db, viewer.userId, params.id))) throw notFound(t.recipeNotFound)
    return { bookmarked: false }
  },

  async listBookmarked({ query, viewer, db }) {
    const [page, total] = await Promise.all([
      listBookmarked(db, viewer.userId, query),
      countBookmarks(db, viewer.userId),
    ])
    return countedPage(page, query, {
      path: '/api/recipes/bookmarked',
      total: { count: total, isExact: true },
      publicUrl: publicUrl(),
      present: presentRecipe,
    })
  },
})
