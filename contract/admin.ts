import { z } from 'zod'
import { passwordTooShort } from '#texts/admin.ts'
import { adminSession, authRoutes, done, linkToken, passwordOfLength } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { emailField, id, timestamp } from './fields.ts'
import * as limits from './limits.ts'
import { cursor, nextLink, pageLimit } from './paging.ts'
import * as rows from './rows.ts'

const adminUser = z.object({ id, email: z.string(), username: z.string() }).meta({ id: 'AdminUser' })
const adminRecipe = z.object({ id, title: z.string() }).meta({ id: 'AdminRecipe' })
const adminComment = z
  .object({ id, content: z.string(), author: z.string(), recipeId: id, recipeTitle: z.string() })
  .meta({ id: 'AdminComment' })
const backupRun = z
  .object({ finishedAt: timestamp, isSuccessful: z.boolean(), bytes: z.int().nullable() })
  .nullable()
  .meta({ description: 'Null if there has been none. `bytes` is null if the last one failed.' })
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

const { minAdminPasswordLength } = limits
const newPassword = passwordOfLength(minAdminPasswordLength, passwordTooShort(minAdminPasswordLength))

/** The shared part of rows that return one page of a list, newest first. */
const page = {
  query: z.object({ limit: pageLimit(limits.maxPageSize), cursor: cursor() }),
  status: 200,
  replyHeaders: nextLink,
} as const

export const adminRoutes = {
  createFirstAdmin: endpoint(rows.createFirstAdmin, {
    summary: 'Create the first administrator, with the token of the link that a new site logs when it starts',
    body: z.object({ token: linkToken, email: emailField(), password: newPassword }),
    status: 201,
    reply: done,
    refusals: ['invalid_link'],
    throttle: 'redeemLink',
    writes: 'private',
    example: {
      body: { token: 'l1_token-of-the-link', email: 'admin@example.org', password: 'chapati na chai' },
    },
  }),
  adminSignin: endpoint(rows.adminSignin, {
    summary: 'Sign in as an administrator',
    body: authRoutes.login.body,
    status: 200,
    reply: adminSession,
    refusals: ['invalid_credentials', 'second_factor_required'],
    throttle: 'adminSignin',
    writes: 'private',
    needsSpace: false,
    example: { body: { email: 'admin@example.org', password: 'chapati na chai' } },
  }),
  adminLogout: endpoint(rows.adminLogout, {
    summary: 'End the session of the administrator’s token',
    status: 200,
    reply: authRoutes.logout.reply,
    writes: 'private',
    needsSpace: false,
  }),
  listAllUsers: endpoint(rows.listAllUsers, {
    summary: 'List all members, newest first',
    ...page,
    reply: z.array(adminUser),
  }),
  listAllRecipes: endpoint(rows.listAllRecipes, {
    summary: 'List all recipes, newest first',
    ...page,
    reply: z.array(adminRecipe),
  }),
  listAllComments: endpoint(rows.listAllComments, {
    summary: 'List all comments, newest first',
    ...page,
    reply: z.array(adminComment),
  }),
  getStatistics: endpoint(rows.getStatistics, {
    summary: 'Count members, recipes, comments and more, and get the last backup',
    status: 200,
    reply: statistics,
  }),
} as const
