import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import { decodeCursor, encodeCursor, refuseCursor } from '#server/platform/paging/cursor.ts'
import { isShownTo } from '../recipe-access/recipe-access.queries.ts'
import { selectSizes } from '../recipes/recipes.select.ts'
import { readWholePage } from '../recipes/whole-page.queries.ts'

export async function isBookmarked(db: Database, userId: number, recipeId: number): Promise<boolean> {
  const bookmark = await db
    .selectFrom('bookmarks')
    .select('recipe_id')
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst()
  return bookmark !== undefined
}

/** Bookmarks the recipe and notifies its author, in one statement. Returns false if the recipe does not exist. */
export async function addBookmark(db: Database, userId: number, recipeId: number): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    ${prepared} select bookmark_recipe(${recipeId}, ${userId}) as done`.execute(db)
  return rows[0]?.done ?? false
}

/** Removes a bookmark. Returns false if the recipe does not exist. */
export async function removeBookmark(db: Database, userId: number, recipeId: number): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    ${prepared} select unbookmark_recipe(${recipeId}, ${userId}) as done`.execute(db)
  return rows[0]?.done ?? false
}

/** Counts a member's bookmarks of recipes that the member sees. */
export async function countBookmarks(db: Database, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('bookmarks as b')
    .innerJoin('recipes as r', 'r.id', 'b.recipe_id')
    .select(eb => eb.fn.countAll<number>().as('count'))
    .where('b.user_id', '=', userId)
    .where(isShownTo(userId, 'r'))
    .executeTakeFirstOrThrow()
  return count
}

/** Lists bookmarked recipes, the last bookmarked first. The cursor has the database's microseconds, which a Date would lose. */
export async function listBookmarked(
  db: Database,
  userId: number,
  { limit, cursor }: { limit: number; cursor: string },
) {
  const after = cursor === '' ? undefined : readCursor(cursor)
  const rows = await selectSizes(db, userId)
    .innerJoin('bookmarks as b', 'b.recipe_id', 'r.id')
    .select(sql<string>`extract(epoch from b.created_at)::text`.as('bookmarkedAt'))
    .where('b.user_id', '=', userId)
    .$if(after !== undefined, page =>
      page.where(
        sql<boolean>`(b.created_at, b.recipe_id) < (to_timestamp(${after?.seconds}::numeric), ${after?.id}::bigint)`,
      ),
    )
    .orderBy('b.created_at', 'desc')
    .orderBy('b.recipe_id', 'desc')
    .limit(limit + 1)
    .execute()
  const places = rows.map(row => ({ ...row, cursor: encodeCursor(`${row.bookmarkedAt} ${row.id}`) }))
  return readWholePage(db, places, { limit, viewerId: userId })
}

function readCursor(text: string): { seconds: string; id: string } {
  const [, seconds, id] = /^(\d{1,12}\.\d{1,6}) ([1-9]\d{0,14})$/.exec(decodeCursor(text)) ?? []
  if (seconds && id) return { seconds, id }
  return refuseCursor()
}
