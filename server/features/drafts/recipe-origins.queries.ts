import type { Database } from '#server/platform/database/connect.ts'
import { isListed } from '../recipe-access/recipe-access.queries.ts'

type Origin = { kind: 'adapted' | 'public_domain'; name: string; address: string }

/** Stores the origin of a recipe that is not its author's own. */
export async function insertOrigin(db: Database, recipeId: number, origin: Origin): Promise<void> {
  await db
    .insertInto('recipe_origins')
    .values({ recipe_id: recipeId, ...origin })
    .execute()
}

/** Finds a listed recipe of this site. */
export const findListed = (db: Database, id: number) =>
  db
    .selectFrom('recipes as r')
    .select(['r.author_id as authorId', 'r.instructions'])
    .where('r.id', '=', id)
    .where(isListed('r'))
    .executeTakeFirst()
