import { type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'

/**
 * A condition that everybody sees the recipe: no moderator holds it, and its author is not leaving. Each query for others than the author,
 * moderators and administrators must have this condition, or read `recipe_search`, which has rows only for listed recipes. `alias` is an
 * alias of `recipes` or `recipe_counts`.
 */
export const isListed = (alias: string) => sql<SqlBool>`not ${sql.ref(`${alias}.is_shelved`)}`

/** A condition that this member or visitor sees the recipe: it is listed, or it is the member's own and hidden by moderators. */
export const isShownTo = (viewerId: number | undefined, alias: string) =>
  viewerId === undefined
    ? isListed(alias)
    : sql<SqlBool>`(${isListed(alias)}
        or ${sql.ref(`${alias}.held`)} = 'hidden' and ${sql.ref(`${alias}.author_id`)} = ${viewerId})`

/**
 * Returns whether the recipe exists, and prevents its deletion until the transaction ends. Writes to a recipe's counters must take this
 * lock first, or they could deadlock with the recipe's deletion.
 */
export async function lockRecipe(db: Database, id: number): Promise<boolean> {
  return (
    (await db.selectFrom('recipes').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !==
    undefined
  )
}

/** Checks whether the recipe exists and this member sees it. */
export async function isRecipe(db: Database, id: number, viewerId: number): Promise<boolean> {
  const recipe = await db
    .selectFrom('recipes as r')
    .select('r.id')
    .where('r.id', '=', id)
    .where(isShownTo(viewerId, 'r'))
    .executeTakeFirst()
  return recipe !== undefined
}

/** True for a version `v` of a recipe `r` if moderators hid the version before, which the changes since then would reveal. */
export const isAfterHidden = sql<boolean>`exists (select from recipe_versions p
  where p.recipe_id = r.id and p.number = v.number - 1 and p.is_hidden)`
