import type { cookRoutes } from '#contract/cooks.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { HandlerResult, type HandlersOf } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/problems.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { nextLink } from '#server/platform/paging/next-link.ts'
import { pageOf } from '#server/platform/paging/page.ts'
import * as t from '#texts/requests.ts'
import { findNoticesOf } from '../moderation/held-content.queries.ts'
import { isRecipe } from '../recipe-access/recipe-access.queries.ts'
import { readCookCursor, writeCookCursor } from './cook-cursor.ts'
import { type CookRow, findCards, findCook, listCooks, listOwnCooks } from './cook-list.queries.ts'
import { presentCook, presentEntry } from './cooks.present.ts'
import { listCookedVersions, listCountedCooks } from './figures.queries.ts'
import { cookFigures } from './figures.ts'
import { addCook, changeCook, removeCook } from './save-cook.ts'

type Services = { db: Database; jobs: Jobs; publicUrl: () => string; limits: Limits }

export const cookHandlers = (services: Services): HandlersOf<keyof typeof cookRoutes> => {
  const { publicUrl, limits } = services

  async function readBack(db: Database, id: number, userId: number) {
    const row = await findCook(db, id, userId)
    if (!row) throw notFound(t.cookNotFound)
    return presentCook(row, await readerOf(db, userId, [row]))
  }

  /** Returns the viewer, with the notices about the viewer's own cooks among these that moderators hid. */
  async function readerOf(db: Database, viewerId: number, rows: CookRow[]) {
    const own = rows.filter(({ held, authorId }) => held !== null && authorId === viewerId)
    const notices = await findNoticesOf(
      db,
      'cook',
      own.map(({ id }) => id),
    )
    return { viewerId, publicUrl: publicUrl(), notices }
  }

  return {
    async addCook({ params, body, viewer, keyed, db }) {
      const id = await addCook(services, { recipeId: params.id, member: viewer, input: body, keyed })
      return readBack(db, id, viewer.userId)
    },

    async listCooks({ params, query, viewer, db }) {
      if (!(await isRecipe(db, params.id, viewer.userId))) throw notFound(t.recipeNotFound)
      const rows = await listCooks(db, params.id, {
        limit: query.limit,
        after: readCookCursor(query.cursor),
        viewerId: viewer.userId,
        filter: query.filter ?? 'all',
      })
      const { shown, next } = pageOf(rows, query.limit, writeCookCursor)
      const links = nextLink(publicUrl(), `/api/recipes/${params.id}/cooks`, query, next)
      const reader = await readerOf(db, viewer.userId, shown)
      return new HandlerResult(
        shown.map(row => presentCook(row, reader)),
        links,
      )
    },

    async getCookFigures({ params, viewer, db }) {
      if (!(await isRecipe(db, params.id, viewer.userId))) throw notFound(t.recipeNotFound)
      const { cookCount, cooks } = await listCountedCooks(db, params.id, limits.maxCooksInFigures)
      const versions = await listCookedVersions(db, params.id, [
        ...new Set(cooks.map(({ version }) => version)),
      ])
      return { cookCount, ...cookFigures(cooks, versions) }
    },

    async listOwnCooks({ query, viewer, db }) {
      const rows = await listOwnCooks(db, viewer.userId, {
        limit: query.limit,
        after: readCookCursor(query.cursor),
        recipeId: query.recipe,
      })
      const { shown, next } = pageOf(rows, query.limit, writeCookCursor)
      const links = nextLink(publicUrl(), '/api/cooks', query, next)
      const cards = await findCards(db, viewer.userId, shown)
      const reader = await readerOf(db, viewer.userId, shown)
      return new HandlerResult(
        shown.map(row => presentEntry(row, cards.get(row.recipeId), reader)),
        links,
      )
    },

    async changeCook({ params, body, viewer, db }) {
      await changeCook(services, { id: params.id, member: viewer, fields: body })
      return readBack(db, params.id, viewer.userId)
    },

    async deleteCook({ params, viewer }) {
      await removeCook(services, { id: params.id, userId: viewer.userId })
    },
  }
}
