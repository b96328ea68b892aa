import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import { isShownTo } from '../recipe-access/recipe-access.queries.ts'
import { readCursor, writeCursor } from './recipe-cursor.ts'
import { selectSizes } from './recipes.select.ts'
import { readWholePage } from './whole-page.queries.ts'

/** Lists a member's own recipes, the last published first, including those that moderators hid. */
export async function listOwnRecipes(
  db: Database,
  authorId: number,
  { limit, cursor }: { limit: number; cursor: string },
) {
  const after = readCursor(cursor, 'newest')
  const rows = await selectSizes(db, authorId)
    .modifyFront(prepared)
    .where('r.author_id', '=', authorId)
    .$if(after !== undefined, page => page.where('r.id', '<', after?.id ?? 0))
    .orderBy('r.id', 'desc')
    .limit(limit + 1)
    .execute()
  const places = rows.map(row => ({
    ...row,
    cursor: writeCursor({ sort: 'newest', rank: 0, id: row.id, key: row.id }),
  }))
  return readWholePage(db, places, { limit, viewerId: authorId })
}

/** Counts a member's own recipes. A quota limits how many there are. */
export async function countOwnRecipes(db: Database, authorId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    ${prepared} select count(*)::integer as count from recipes r
    where r.author_id = ${authorId} and ${isShownTo(authorId, 'r')}`.execute(db)
  return rows[0]?.count ?? 0
}
