import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

type Origin = { kind: 'adapted' | 'public_domain'; name: string; address: string }

/** Whose a recipe is that is not its author's own. */
export async function insertOrigin(db: Database, recipeId: number, origin: Origin): Promise<void> {
  await db
    .insertInto('recipe_origins')
    .values({ recipe_id: recipeId, ...origin })
    .execute()
}

/** A recipe of this site that others can see. */
export const findPublished = (db: Database, id: number) =>
  db
    .selectFrom('recipes')
    .select(['author_id as authorId', 'instructions'])
    .where('id', '=', id)
    .where(sql<boolean>`not is_shelved`)
    .executeTakeFirst()

export async function findDisplayName(db: Database, memberId: number): Promise<string> {
  const member = await db
    .selectFrom('users')
    .select('display_name as name')
    .where('id', '=', memberId)
    .executeTakeFirst()
  return member?.name ?? ''
}
