import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { rateRecipe, setRating } from '../recipes/ratings/ratings.queries.ts'

type Diary = { recipeId: number; userId: number }
type Counted = { id: number; stars: number }

/** The cook that counts, of those of a member of a recipe. */
export const findCounted = (trx: Database, { recipeId, userId }: Diary): Promise<Counted | undefined> =>
  trx
    .selectFrom('cooks')
    .select(['id', 'stars'])
    .where('recipe_id', '=', recipeId)
    .where('author_id', '=', userId)
    .where('is_counted', '=', true)
    .executeTakeFirst()

/** Has the newest count, of those that are not private. */
async function recount(trx: Database, { recipeId, userId }: Diary): Promise<Counted | undefined> {
  const newest = await trx
    .selectFrom('cooks')
    .select(['id', 'stars', 'is_counted as isCounted'])
    .where('recipe_id', '=', recipeId)
    .where('author_id', '=', userId)
    .where('is_private', '=', false)
    .orderBy('cooked_on', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  await trx
    .updateTable('cooks')
    .set({ is_counted: false })
    .where('recipe_id', '=', recipeId)
    .where('author_id', '=', userId)
    .where('is_counted', '=', true)
    .where('id', '<>', newest?.id ?? 0)
    .execute()
  if (newest && !newest.isCounted)
    await trx.updateTable('cooks').set({ is_counted: true }).where('id', '=', newest.id).execute()
  return newest
}

/**
 * After a member's cooks of a recipe have changed, the newest counts, and their rating follows it. What was just written sets it; what
 * has become the newest because another went sets it only where it was still the other's, since a member may rate anew without cooking.
 */
export async function followNewest(
  trx: Database,
  diary: Diary,
  { before, writtenId }: { before: Counted | undefined; writtenId?: number },
): Promise<void> {
  const after = await recount(trx, diary)
  if (after?.id === before?.id && after?.stars === before?.stars) return
  const { recipeId, userId } = diary
  if (after && after.id === writtenId) {
    await rateRecipe(trx, recipeId, { userId, stars: after.stars })
    return
  }
  if (before && (await isRatedSo(trx, diary, before.stars)))
    await setRating(trx, recipeId, userId, after?.stars ?? 0)
}

async function isRatedSo(trx: Database, { recipeId, userId }: Diary, stars: number): Promise<boolean> {
  const rating = await trx
    .selectFrom('ratings')
    .select('stars')
    .where('recipe_id', '=', recipeId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`stars = ${stars}`)
    .executeTakeFirst()
  return rating !== undefined
}
