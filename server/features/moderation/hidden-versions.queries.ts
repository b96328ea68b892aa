import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { refuse } from '#server/platform/http/problems.ts'
import { noSuchVersion } from '#texts/moderation.ts'

const longestList = 20

/** The newest versions before the one that a recipe is, with their texts: what moderators may hide. */
export const listVersionsOf = (db: Database, recipeId: number) =>
  db
    .selectFrom('recipe_versions as v')
    .innerJoin('recipes as r', 'r.id', 'v.recipe_id')
    .select([
      'v.number',
      'v.what_changed as whatChanged',
      sql<string>`coalesce(v.ingredients, '')`.as('ingredients'),
      sql<string>`coalesce(v.instructions, '')`.as('instructions'),
      'v.is_hidden as isHidden',
      'v.created_at as createdAt',
    ])
    .where('v.recipe_id', '=', recipeId)
    .whereRef('v.number', '<', 'r.version')
    .orderBy('v.number', 'desc')
    .limit(longestList)
    .execute()

/** Refuses what is none of the versions before the one that the recipe is, or is hidden already. */
export async function hideVersion(trx: Database, recipeId: number, number: number): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('recipe_versions')
    .set({ is_hidden: true })
    .where('recipe_id', '=', recipeId)
    .where('number', '=', number)
    .where('is_hidden', '=', false)
    .where(sql<boolean>`number < (select version from recipes where id = ${recipeId})`)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) refuse('invalid_request', noSuchVersion, { fields: { version: noSuchVersion } })
}

/** Nothing happens where so many came after it that it is kept no longer. */
export async function showVersion(trx: Database, recipeId: number, number: number): Promise<void> {
  await trx
    .updateTable('recipe_versions')
    .set({ is_hidden: false })
    .where('recipe_id', '=', recipeId)
    .where('number', '=', number)
    .execute()
}
