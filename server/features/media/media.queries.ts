import type { CoverSubject } from '#covers/cover.ts'
import type { Database } from '#server/platform/database/connect.ts'

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

/** A recipe with this cover; several may share one. */
export const findRecipeOfCover = (db: Database, coverKey: string) =>
  db
    .selectFrom('recipes')
    .select(['id', 'cover_color as color'])
    .where('cover_key', '=', coverKey)
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
