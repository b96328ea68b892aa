import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import { countThatFit, type Page, rowsThatFit } from '#server/platform/paging/page.ts'
import { type RecipeRow, selectRecipes } from './recipes.select.ts'

/** A recipe's position in a list, with the bytes of its long texts. */
type Place = { id: number; bytes: number; cursor: string }

/** Makes a page from its places and one more, if there is a next page. Reads only the recipes that fit into one response whole. */
export async function readWholePage(
  db: Database,
  places: Place[],
  { limit, viewerId }: { limit: number; viewerId: number | undefined },
): Promise<Page<RecipeRow>> {
  const page = places.slice(0, limit)
  const fitting = page.slice(0, countThatFit(page.map(({ bytes }) => bytes)))
  const rows = await selectRecipes(db, viewerId)
    .modifyFront(prepared)
    .where(sql<boolean>`r.id = any(${fitting.map(({ id }) => id)})`)
    .execute()
  const found = new Map(rows.map(row => [row.id, row]))
  const inOrder = fitting.flatMap(({ id }) => found.get(id) ?? [])
  // As JSON a text is longer than in the database, so the page may have to be cut again.
  const shown = rowsThatFit(inOrder, limit)
  // The last place may be missing from `shown` because its recipe was deleted meanwhile.
  const last = fitting.findLast(({ id }) => id === shown.at(-1)?.id) ?? fitting.at(-1)
  return { shown, next: last === places.at(-1) ? undefined : last?.cursor }
}
