import type { CoverSubject } from 'mezani-covers/cover.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isListed } from '../recipe-access/recipe-access.queries.ts'

/** Reads the recipe's fields that the cover is drawn from. Undefined if the recipe was deleted or has another cover after a change. */
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
 * Finds one of the recipes with this cover that are listed, or hidden and still shown to their author. A request for a picture names no
 * viewer. The address is a hash of the texts, so it reveals nothing to people who do not know them.
 */
export const findRecipeOfCover = (db: Database, coverKey: string) =>
  db
    .selectFrom('recipes as r')
    .select(['r.id', 'r.cover_color as color'])
    .where('r.cover_key', '=', coverKey)
    .where(eb => eb.or([isListed('r'), eb('r.held', '=', 'hidden')]))
    .limit(1)
    .executeTakeFirst()

/** Stores a cover's colour and focus. Returns false if no recipe has this cover any more. */
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
