import { sql } from 'kysely'
import type { BiggestChange } from '#contract/recipe-versions/biggest-change.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Limits } from '#server/platform/limits/default-limits.ts'
import { isFormerCook } from '../../auth/departures.queries.ts'
import { nextNotification } from '../../notifications/next-notification.queries.ts'
import { isAfterHidden, isShownTo } from '../../recipe-access/recipe-access.queries.ts'

/** A recipe before a change, read while its row is locked. */
type Before = {
  authorId: number
  version: number
  ingredients: string
  instructions: string
  prepTime: string
  servings: number | null
  createdAt: Date
  updatedAt: Date
}

type NewVersion = { recipeId: number; before: Before; whatChanged: string; biggestChange: BiggestChange }

/**
 * Stores the recipe's previous version and begins the next one. The number comes from the recipe's row, which is locked, so numbers have
 * no gaps and no duplicates. The first version gets a row only when a second one begins, with the time when the recipe was published.
 */
export async function keepVersion(
  trx: Database,
  { recipeId, before, whatChanged, biggestChange }: NewVersion,
  limits: Limits,
): Promise<void> {
  const { version, authorId, ingredients, instructions, prepTime, servings } = before
  const number = version + 1
  const change = JSON.stringify(biggestChange)
  await sql`
    with past as (
      insert into recipe_versions
        (recipe_id, number, author_id, ingredients, instructions, prep_time, servings, created_at, updated_at)
      values (${recipeId}, ${version}, ${authorId}, ${ingredients}, ${instructions}, ${prepTime}, ${servings},
        ${before.createdAt}, ${before.updatedAt})
      on conflict (recipe_id, number) do update set ingredients = excluded.ingredients,
        instructions = excluded.instructions, prep_time = excluded.prep_time, servings = excluded.servings,
        updated_at = excluded.updated_at
    )
    insert into recipe_versions
      (recipe_id, number, author_id, what_changed, biggest_change, created_at, updated_at, notification_id)
    values (${recipeId}, ${number}, ${authorId}, ${whatChanged}, ${change}, now(), now(), ${nextNotification})`.execute(
    trx,
  )
  await dropOldest(trx, { recipeId, number }, limits)
}

/** Deletes the oldest versions if there are too many or their texts are too long. Keeps the first version and the current one. */
const dropOldest = (
  trx: Database,
  { recipeId, number }: { recipeId: number; number: number },
  { maxVersionsPerRecipe, maxVersionTextBytes }: Limits,
) =>
  sql`
  delete from recipe_versions v using (
    select id, row_number() over newest as place,
      sum(octet_length(ingredients) + octet_length(instructions)) over newest as bytes
    from recipe_versions where recipe_id = ${recipeId} and number > 1 and number < ${number}
    window newest as (order by number desc)
  ) earlier
  where v.id = earlier.id and (place > ${maxVersionsPerRecipe} or bytes > ${maxVersionTextBytes})`.execute(
    trx,
  )

/** Selects the versions of a recipe that this member can see. A first version without a row is made from the recipe. */
const selectVersions = (db: Database, recipeId: number, viewerId: number) =>
  db
    .selectFrom('recipes as r')
    .leftJoin('recipe_versions as v', 'v.recipe_id', 'r.id')
    .leftJoin('users as u', join =>
      join.on('u.id', '=', sql`case when v.id is null then r.author_id else v.author_id end`),
    )
    .leftJoin('departures as d', 'd.user_id', 'u.id')
    .select([
      sql<number>`coalesce(v.number, r.version)`.as('number'),
      'u.id as authorId',
      'u.display_name as authorName',
      sql<boolean>`u.id is null or ${isFormerCook('u.email_key')} or d.user_id is not null`.as('isFormer'),
      sql<string>`coalesce(v.what_changed, '')`.as('whatChanged'),
      sql<BiggestChange | null>`v.biggest_change`.as('biggestChange'),
      sql<boolean>`coalesce(v.is_hidden, false)`.as('isHidden'),
      isAfterHidden.as('isAfterHidden'),
      sql<boolean>`r.author_id = ${viewerId}`.as('isOwn'),
      sql<Date>`coalesce(v.created_at, r.created_at)`.as('createdAt'),
      sql<Date>`case when v.ingredients is null then r.updated_at else v.updated_at end`.as('updatedAt'),
    ])
    .where('r.id', '=', recipeId)
    .where(isShownTo(viewerId, 'r'))

/** A bigint, so that it can be compared with any number that a request has. */
const numberOf = sql<number>`coalesce(v.number, r.version)::bigint`

type Page = { limit: number; before?: number | undefined; viewerId: number }

/** Lists versions, newest first, and one more than the page has if there is one. Empty if the member sees no such recipe. */
export const listVersions = (db: Database, recipeId: number, { limit, before, viewerId }: Page) =>
  selectVersions(db, recipeId, viewerId)
    .$if(before !== undefined, page => page.where(numberOf, '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(limit + 1)
    .execute()

export const findVersion = (db: Database, recipeId: number, number: number, viewerId: number) =>
  selectVersions(db, recipeId, viewerId)
    .select([
      sql<string>`coalesce(v.ingredients, r.ingredients)`.as('ingredients'),
      sql<string>`coalesce(v.instructions, r.instructions)`.as('instructions'),
      sql<string>`coalesce(v.prep_time, r.prep_time)`.as('prepTime'),
      sql<number | null>`case when v.ingredients is null then r.servings else v.servings end`.as('servings'),
    ])
    .where(numberOf, '=', number)
    .executeTakeFirst()

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number]
