import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParam } from './fields.ts'
import { paginationHeaders, paginationQuery } from './recipe-lists.ts'
import { recipe } from './recipes.ts'
import * as rows from './rows.ts'

const status = z.object({ bookmarked: z.boolean() }).meta({ id: 'BookmarkStatus' })
const params = z.object({ id: idParam })

export const bookmarkRoutes = {
  getBookmark: endpoint(rows.getBookmark, {
    summary: 'Check if the caller has bookmarked a recipe',
    params,
    status: 200,
    reply: status,
  }),
  addBookmark: endpoint(rows.addBookmark, {
    summary: 'Bookmark a recipe (idempotent)',
    params,
    status: 200,
    reply: status,
    writes: 'private',
  }),
  removeBookmark: endpoint(rows.removeBookmark, {
    summary: 'Remove a bookmark (idempotent)',
    params,
    status: 200,
    reply: status,
    writes: 'private',
    needsSpace: false,
  }),
  listBookmarked: endpoint(rows.listBookmarked, {
    summary: 'List the recipes that the caller bookmarked, last bookmarked first',
    query: paginationQuery,
    status: 200,
    reply: z.array(recipe),
    replyHeaders: paginationHeaders,
  }),
} as const
