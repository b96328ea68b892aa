import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParam } from './fields.ts'
import { paginationQuery, recipe } from './recipes.ts'

const status = z.object({ bookmarked: z.boolean() }).meta({ id: 'BookmarkStatus' })
const params = z.object({ id: idParam })

export const bookmarkRoutes = {
  getBookmark: endpoint({
    method: 'GET',
    path: '/api/recipes/{id}/bookmark',
    access: 'user',
    summary: 'Tell whether the caller has bookmarked the recipe',
    params,
    status: 200,
    reply: status,
  }),
  addBookmark: endpoint({
    method: 'POST',
    path: '/api/recipes/{id}/bookmark',
    access: 'user',
    summary: 'Bookmark the recipe; doing it again changes nothing',
    params,
    status: 200,
    reply: status,
  }),
  removeBookmark: endpoint({
    method: 'DELETE',
    path: '/api/recipes/{id}/bookmark',
    access: 'user',
    summary: 'Remove the bookmark; doing it again changes nothing',
    params,
    status: 200,
    reply: status,
  }),
  listBookmarked: endpoint({
    method: 'GET',
    path: '/api/recipes/bookmarked',
    access: 'user',
    summary: 'The recipes that the caller bookmarked, last bookmarked first',
    query: paginationQuery,
    status: 200,
    reply: z.array(recipe),
  }),
} as const
