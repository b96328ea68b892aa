import { sql } from 'kysely'
import type { LineChange } from '#contract/cooks.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { CookedVersion, CountedCook } from './changed-lines.ts'

type CountedCooks = { cookCount: number; cooks: CountedCook[] }

/** Reads how many cooks of a recipe count, one for each member, and the newest of them, at most `count`. */
export async function listCountedCooks(db: Database, recipeId: number, count: number): Promise<CountedCooks> {
  const counts = await db
    .selectFrom('recipe_counts')
    .select('cook_count as cookCount')
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst()
  const cooks = await db
    .selectFrom('cooks')
    .select([
      'version',
      'is_as_written as isAsWritten',
      'stars',
      'minutes',
      sql<LineChange[]>`changes`.as('changes'),
      'held',
    ])
    .where('recipe_id', '=', recipeId)
    .where(sql<boolean>`is_counted`)
    .orderBy('cooked_on', 'desc')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return {
    cookCount: counts?.cookCount ?? 0,
    cooks: cooks.map(({ held, ...cook }) =>
      held === null ? cook : { ...cook, changes: withoutWords(cook.changes) },
    ),
  }
}

/** Removes the member's words from the changes of a cook that moderators hid. Drops additions, which consist only of words. */
const withoutWords = (changes: LineChange[]): LineChange[] =>
  changes.filter(({ verb }) => verb !== 'added').map(change => ({ ...change, what: '' }))

/** Lists the ingredients of these versions of a recipe, except versions that are no longer kept or that moderators hid. */
export const listCookedVersions = (
  db: Database,
  recipeId: number,
  numbers: number[],
): Promise<CookedVersion[]> =>
  db
    .selectFrom('recipes as r')
    .leftJoin('recipe_versions as v', 'v.recipe_id', 'r.id')
    .select([
      sql<number>`coalesce(v.number, r.version)`.as('number'),
      sql<string>`coalesce(v.ingredients, r.ingredients)`.as('ingredients'),
    ])
    .where('r.id', '=', recipeId)
    .where(sql<boolean>`coalesce(v.number, r.version) = any(${numbers}::integer[])`)
    .where(sql<boolean>`not coalesce(v.is_hidden, false)`)
    .execute()
