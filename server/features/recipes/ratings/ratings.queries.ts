import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared } from '#server/platform/database/prepared.ts'

/** Sets the one rating that a member gives a recipe; 0 withdraws it. A trigger updates the mean. */
export async function setRating(
  db: Database,
  recipeId: number,
  userId: number,
  stars: number,
): Promise<void> {
  if (stars === 0) {
    await db.deleteFrom('ratings').where('recipe_id', '=', recipeId).where('user_id', '=', userId).execute()
    return
  }
  await db
    .insertInto('ratings')
    .values({ recipe_id: recipeId, user_id: userId, stars })
    .onConflict(conflict =>
      conflict.columns(['recipe_id', 'user_id']).doUpdateSet({ stars, updated_at: new Date() }),
    )
    .execute()
}

/** Sets the rating and notifies the author, in one statement. Returns false if the recipe does not exist. */
export async function rateRecipe(
  db: Database,
  recipeId: number,
  { userId, stars }: { userId: number; stars: number },
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    ${prepared} select rate_recipe(${recipeId}, ${userId}, ${stars}) as done`.execute(db)
  return rows[0]?.done ?? false
}

export async function findMeanRating(
  db: Database,
  recipeId: number,
): Promise<{ rating: number; ratingCount: number } | undefined> {
  const { rows } = await sql<{ rating: number; ratingCount: number }>`
    ${prepared} select rating, rating_count as "ratingCount" from recipe_counts where recipe_id = ${recipeId}`.execute(
    db,
  )
  return rows[0]
}
