import { sql } from 'kysely'
import type { BiggestChange } from '#contract/recipe-versions/biggest-change.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isFormerCook } from '../auth/departures.queries.ts'
import { isAfterHidden, isListed } from '../recipe-access/recipe-access.queries.ts'

/** Selects the recipes that a member has bookmarked or cooked, and since when. */
const knownRecipes = (userId: number) =>
  sql<{ recipe_id: number; since: Date }>`(
    select recipe_id, min(created_at) as since from (
      select recipe_id, created_at from bookmarks where user_id = ${userId}
      union all select recipe_id, created_at from cooks where author_id = ${userId}
    ) as known group by recipe_id)`.as('b')

/**
 * Lists the current versions of recipes that have changed since the member bookmarked or cooked them, the newest first, at most `count`.
 * Computed when it is read, so that saving a recipe costs the same for any number of members who know it.
 */
export const listVersionNews = (db: Database, userId: number, count: number) =>
  db
    .selectFrom(knownRecipes(userId))
    .innerJoin('recipes as r', 'r.id', 'b.recipe_id')
    .innerJoin('recipe_versions as v', join =>
      join.onRef('v.recipe_id', '=', 'r.id').onRef('v.number', '=', 'r.version'),
    )
    .innerJoin('users as a', 'a.id', 'r.author_id')
    .select([
      sql<number>`v.notification_id`.as('id'),
      'v.created_at as createdAt',
      'r.id as recipeId',
      'r.title',
      'r.author_id as actorId',
      'a.display_name as actor',
      sql<BiggestChange | null>`case when not ${isAfterHidden} then v.biggest_change end`.as('change'),
    ])
    .where('r.author_id', '<>', userId)
    .where('r.version', '>', 1)
    .where(isListed('r'))
    .where('v.notification_id', 'is not', null)
    .whereRef('v.created_at', '>', 'b.since')
    .where(({ not }) => not(isFormerCook('a.email_key')))
    .where(
      sql<boolean>`not exists (select from blocks k where k.blocker_id = ${userId} and k.blocked_id = r.author_id)`,
    )
    .orderBy('v.notification_id', 'desc')
    .limit(count)
    .execute()
