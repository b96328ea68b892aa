import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { addressKey } from '../auth/auth.queries.ts'

/** The dashboard shows whole lists; beyond this, rendering in the browser is the limit. */
const longestList = 10_000

export const findAdmin = (db: Database, email: string) =>
  db
    .selectFrom('admins')
    .select(['id', 'password_hash as passwordHash'])
    .where('email_key', '=', addressKey(email))
    .executeTakeFirst()

/** Adds an administrator, or gives the one with this address a new password. */
export async function upsertAdmin(db: Database, email: string, passwordHash: string): Promise<void> {
  await db
    .insertInto('admins')
    .values({ email, email_key: addressKey(email), password_hash: passwordHash })
    .onConflict(conflict => conflict.column('email_key').doUpdateSet({ password_hash: passwordHash }))
    .execute()
}

export const listUsers = (db: Database) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'username'])
    .orderBy('id', 'desc')
    .limit(longestList)
    .execute()

export const listRecipes = (db: Database) =>
  db.selectFrom('recipes').select(['id', 'title']).orderBy('id', 'desc').limit(longestList).execute()

export const listComments = (db: Database) =>
  db
    .selectFrom('comments as c')
    .innerJoin('users as u', 'u.id', 'c.author_id')
    .innerJoin('recipes as r', 'r.id', 'c.recipe_id')
    .select([
      'c.id',
      'c.content',
      sql<string>`u.display_name`.as('author'),
      'c.recipe_id as recipeId',
      'r.title as recipeTitle',
    ])
    .orderBy('c.id', 'desc')
    .limit(longestList)
    .execute()

export async function findCommentedRecipe(db: Database, commentId: number): Promise<number | undefined> {
  const comment = await db
    .selectFrom('comments')
    .select('recipe_id as recipeId')
    .where('id', '=', commentId)
    .executeTakeFirst()
  return comment?.recipeId
}

/** False where there is no such comment. */
export async function deleteComment(db: Database, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('comments').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
