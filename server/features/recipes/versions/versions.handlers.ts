import type { RecipeVersion, versionRoutes } from '#contract/versions.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { HandlerResult, type HandlersOf } from '#server/platform/http/handler.ts'
import { notFound } from '#server/platform/http/problems.ts'
import { readIdCursor } from '#server/platform/paging/cursor.ts'
import { nextLink } from '#server/platform/paging/next-link.ts'
import { pageOf } from '#server/platform/paging/page.ts'
import { formerCook } from '#texts/leaving.ts'
import * as t from '#texts/requests.ts'
import { isRecipe } from '../../recipe-access/recipe-access.queries.ts'
import { presentChange } from './present-change.ts'
import { findVersion, listVersions, type VersionRow } from './versions.queries.ts'

type Services = { publicUrl: () => string }

export const versionHandlers = ({ publicUrl }: Services): HandlersOf<keyof typeof versionRoutes> => ({
  async listVersions({ params: { id }, query, viewer, db }) {
    const before = readIdCursor(query.cursor)
    const rows = await listVersions(db, id, { limit: query.limit, before, viewerId: viewer.userId })
    if (rows.length === 0) await refuseMissing(db, id, viewer.userId)
    const { shown, next } = pageOf(rows, query.limit, ({ number }) => String(number))
    const links = nextLink(publicUrl(), `/api/recipes/${id}/versions`, query, next)
    return new HandlerResult(shown.map(presentVersion), links)
  },

  async getVersion({ params: { id, number }, viewer, db }) {
    const row = await findVersion(db, id, number, viewer.userId)
    if (!row) {
      await refuseMissing(db, id, viewer.userId)
      throw notFound(t.versionNotFound)
    }
    if (row.isHidden && !row.isOwn) throw notFound(t.versionIsHidden)
    const { ingredients, instructions, servings, prepTime } = row
    return { ...presentVersion(row), ingredients, instructions, servings, prepTime }
  },
})

async function refuseMissing(db: Database, recipeId: number, viewerId: number): Promise<void> {
  if (!(await isRecipe(db, recipeId, viewerId))) throw notFound(t.recipeNotFound)
}

/**
 * Presents a version. A member is shown as a former cook from the day on which they ask to leave. If moderators hid a version, only
 * its author reads its texts and how the next version differs from it.
 */
const presentVersion = (row: VersionRow): RecipeVersion => ({
  number: row.number,
  author: {
    ...(row.authorId !== null && { id: row.authorId }),
    name: row.isFormer ? formerCook : (row.authorName ?? ''),
    ...(row.isFormer && { isFormer: true as const }),
  },
  whatChanged: row.isHidden && !row.isOwn ? '' : row.whatChanged,
  biggestChange: (row.isHidden || row.isAfterHidden) && !row.isOwn ? null : presentChange(row.biggestChange),
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  ...(row.isHidden && { hiddenFrom: row.isOwn ? ('others' as const) : ('you' as const) }),
})
