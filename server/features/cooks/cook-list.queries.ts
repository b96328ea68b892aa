import { sql } from 'kysely'
import type { CookFilter, LineChange } from '#contract/cooks.ts'
import type { BiggestChange } from '#contract/recipe-versions/biggest-change.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { isFormerCook } from '../auth/departures.queries.ts'
import { isShownTo } from '../recipe-access/recipe-access.queries.ts'
import { type CardRow, selectCards } from '../recipes/recipes.select.ts'
import type { CookCursor } from './cook-cursor.ts'

/** True if the viewer is the recipe's author, who may read about a hidden version. Here that is the cooked version or the next one. */
const isOwnRecipe = (viewerId: number) => sql<boolean>`r.author_id = ${viewerId}`

/** `countsPrivate` says whether private cooks count in the number of times that the member cooked the recipe. */
type Reader = { viewerId: number; countsPrivate: boolean }

const selectCooks = (db: Database, { viewerId, countsPrivate }: Reader) =>
  db
    .selectFrom('cooks as k')
    .innerJoin('recipes as r', 'r.id', 'k.recipe_id')
    .innerJoin('users as u', 'u.id', 'k.author_id')
    .leftJoin('departures as d', 'd.user_id', 'k.author_id')
    .leftJoin('recipe_versions as v', join =>
      join.onRef('v.recipe_id', '=', 'k.recipe_id').onRef('v.number', '=', 'k.version'),
    )
    .leftJoin('recipe_versions as n', join =>
      join.onRef('n.recipe_id', '=', 'k.recipe_id').on('n.number', '=', sql<number>`k.version + 1`),
    )
    .select([
      'k.id',
      'k.recipe_id as recipeId',
      'k.author_id as authorId',
      'u.display_name as author',
      sql<boolean>`${isFormerCook('u.email_key')} or d.user_id is not null`.as('isFormer'),
      'k.is_as_written as isAsWritten',
      'k.stars',
      sql<string>`k.cooked_on::text`.as('cookedOn'),
      sql<LineChange[]>`case when v.is_hidden and not ${isOwnRecipe(viewerId)} and k.author_id <> ${viewerId}
        then '[]'::jsonb else k.changes end`.as('changes'),
      'k.note',
      'k.minutes',
      'k.photo_key as photoKey',
      'k.is_private as isPrivate',
      sql<'hidden' | 'removed' | null>`k.held`.as('held'),
      sql<number>`(select count(*) from cooks o where o.author_id = k.author_id and o.recipe_id = k.recipe_id
        and (o.cooked_on, o.id) <= (k.cooked_on, k.id) and (${countsPrivate} or not o.is_private))`.as(
        'time',
      ),
      'k.version',
      sql<boolean>`r.version > k.version and ${isShownTo(viewerId, 'r')}`.as('isChangedSince'),
      sql<BiggestChange | null>`case when ${isOwnRecipe(viewerId)} or not (v.is_hidden or n.is_hidden)
        then n.biggest_change end`.as('biggestChange'),
      'k.created_at as createdAt',
      'k.updated_at as updatedAt',
    ])

export type CookRow = Awaited<ReturnType<ReturnType<typeof selectCooks>['execute']>>[number]

type Page = { limit: number; after: CookCursor | undefined }

/** Limits the query to a page after the cursor, the newest first, and one more row if there is one. */
const newestPage = (query: ReturnType<typeof selectCooks>, { limit, after }: Page) =>
  query
    .$if(after !== undefined, page =>
      page.where(sql<boolean>`(k.cooked_on, k.id) < (${after?.cookedOn}::date, ${after?.id}::bigint)`),
    )
    .orderBy('k.cooked_on', 'desc')
    .orderBy('k.id', 'desc')
    .limit(limit + 1)

type RecipePage = Page & { viewerId: number; filter: CookFilter }

/** Lists the cooks of a recipe except private ones. */
export const listCooks = (
  db: Database,
  recipeId: number,
  { viewerId, filter, ...page }: RecipePage,
): Promise<CookRow[]> =>
  newestPage(
    selectCooks(db, { viewerId, countsPrivate: false })
      .where('k.recipe_id', '=', recipeId)
      .where(sql<boolean>`not k.is_private`)
      .$if(filter === 'asWritten' || filter === 'changed', query =>
        query.where('k.is_as_written', '=', filter === 'asWritten'),
      )
      .$if(filter === 'withPhoto', query =>
        query
          .where('k.photo_key', 'is not', null)
          .where(sql<boolean>`(k.held is null or k.held = 'hidden' and k.author_id = ${viewerId})`),
      ),
    page,
  ).execute()

/** Lists a member's diary, or its entries for one recipe. */
export const listOwnCooks = (
  db: Database,
  userId: number,
  { recipeId, ...page }: Page & { recipeId: number | undefined },
): Promise<CookRow[]> =>
  newestPage(
    selectCooks(db, { viewerId: userId, countsPrivate: true })
      .where('k.author_id', '=', userId)
      .$if(recipeId !== undefined, query => query.where('k.recipe_id', '=', recipeId ?? 0)),
    page,
  ).execute()

/** Finds one of a member's own cooks. */
export const findCook = (db: Database, id: number, userId: number): Promise<CookRow | undefined> =>
  selectCooks(db, { viewerId: userId, countsPrivate: true })
    .where('k.id', '=', id)
    .where('k.author_id', '=', userId)
    .executeTakeFirst()

/** Reads the cards of these cooks' recipes that the member can see, by recipe id. */
export async function findCards(
  db: Database,
  userId: number,
  cooks: { recipeId: number }[],
): Promise<Map<number, CardRow>> {
  if (cooks.length === 0) return new Map()
  const ids = [...new Set(cooks.map(({ recipeId }) => recipeId))]
  const cards = await selectCards(db, userId).where('r.id', 'in', ids).execute()
  return new Map(cards.map(card => [card.id, card]))
}
