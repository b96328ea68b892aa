import type { CoverSubject } from 'mezani-covers/cover.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isListed } from '../recipe-access/recipe-access.queries.ts'

/** The recipe's fields that the cover is drawn from; undefined if it was deleted, or changed and has another cover. */
export const findCoverSubject = (
  db: Database,
  recipeId: number,
  coverKey: string,
): Promise<CoverSubject | undefined> =>
  db
    .selectFrom('recipes')
    .select(['title', 'ingredients', 'country_of_origin as countryOfOrigin', 'diet_type as dietType'])
    .where('id', '=', recipeId)
    .where('cover_key', '=', coverKey)
    .executeTakeFirst()

/**
 * A recipe with this cover that its author sees, listed or hidden; several may share one. A picture's address has no reader, and this one
 * is a hash of the texts: it tells nothing to whoever does not know them.
 */
export const findRecipeOfCover = (db: Database, coverKey: string) =>
  db
    .selectFrom('recipes as r')
    .select(['r.id', 'r.cover_color as color'])
    .where('r.cover_key', '=', coverKey)
    .where(eb => eb.or([isListed('r'), eb('r.held', '=', 'hidden')]))
    .limit(1)
    .executeTakeFirst()

/** False where no recipe has this cover any more. */
export async function updateCover(
  db: Database,
  coverKey: string,
  { color, focusX }: { color: string; focusX: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recipes')
    .set({ cover_color: color, cover_focus: focusX })
    .where('cover_key', '=', coverKey)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
