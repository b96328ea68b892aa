import { z } from 'zod'
import { authRoutes } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { id, idParam, timestamp } from './fields.ts'
import * as rows from './rows.ts'

const adminUser = z.object({ id, email: z.string(), username: z.string() }).meta({ id: 'AdminUser' })
const adminRecipe = z.object({ id, title: z.string() }).meta({ id: 'AdminRecipe' })
const adminComment = z
  .object({ id, content: z.string(), author: z.string(), recipeId: id, recipeTitle: z.string() })
  .meta({ id: 'AdminComment' })
const backupRun = z
  .object({ finishedAt: timestamp, isSuccessful: z.boolean(), bytes: z.int().nullable() })
  .nullable()
  .meta({ description: 'Null where there was none; `bytes` is null where it failed.' })
const statistics = z
  .object({
    users: z.int(),
    verifiedUsers: z.int(),
    recipes: z.int(),
    comments: z.int(),
    ratings: z.int(),
    bookmarks: z.int(),
    follows: z.int(),
    contactMessages: z.int(),
    newUsersThisWeek: z.int(),
    newRecipesThisWeek: z.int(),
    recipesByDiet: z.record(z.string(), z.int()),
    recipesByCountry: z.record(z.string(), z.int()),
    lastBackup: backupRun,
    lastVerifiedRestore: backupRun,
  })
  .meta({ id: 'Statistics' })

export const adminRoutes = {
  adminSignin: endpoint(rows.adminSignin, {
    summary: 'Sign in as an administrator',
    body: authRoutes.login.body,
    status: 200,
    reply: authRoutes.login.reply,
    refusals: ['invalid_credentials', 'second_factor_required'],
    throttle: 'adminSignin',
  }),
  adminLogout: endpoint(rows.adminLogout, {
    summary: 'End the session of the administrator token',
    status: 200,
    reply: authRoutes.logout.reply,
  }),
  listAllUsers: endpoint(rows.listAllUsers, {
    summary: 'Every member, newest first, 10,000 at most',
    status: 200,
    reply: z.array(adminUser),
  }),
  listAllRecipes: endpoint(rows.listAllRecipes, {
    summary: 'Every recipe, newest first, 10,000 at most',
    status: 200,
    reply: z.array(adminRecipe),
  }),
  listAllComments: endpoint(rows.listAllComments, {
    summary: 'Every comment, newest first, 10,000 or 4 MB of text at most',
    status: 200,
    reply: z.array(adminComment),
  }),
  getStatistics: endpoint(rows.getStatistics, {
    summary: 'Counts of what the site holds',
    status: 200,
    reply: statistics,
  }),
  deleteComment: endpoint(rows.deleteComment, {
    summary: 'Delete a comment',
    params: z.object({ id: idParam }),
    status: 204,
    reply: z.void(),
  }),
} as const
