import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { rateRecipe, setRating } from '../recipes/ratings/ratings.queries.ts'

type Diary = { recipeId: number; userId: number }
type Counted = { id: number; stars: number }

/** Finds the one cook that counts among a member's cooks of a recipe. */
export const findCounted = (trx: Database, { recipeId, userId }: Diary): Promise<Counted | undefined> =>
  trx
    .selectFrom('cooks')
    .select(['id', 'stars'])
    .where('recipe_id', '=', recipeId)
    .where('author_id', '=', userId)
    .where('is_counted', '=', true)
    .executeTakeFirst()

/** Makes the newest cook that is not private the one that counts, and returns it. */
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
 * Call this after a member's cooks of a recipe have changed. The newest cook then counts, and the member's rating follows it. A cook that
 * was just written sets the rating. A cook that became the newest because another one was removed sets it only if the rating was still
 * the other's: the member may have rated again without cooking.
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
