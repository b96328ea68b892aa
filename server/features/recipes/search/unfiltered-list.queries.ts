import { type Expression, sql } from 'kysely'
import type { RecipeListQuery } from '#contract/recipe-lists.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import { afterCursor, isListedRow, keyOf, type Order, orderBy, type SortKey } from './order.queries.ts'
import { activeFilters } from './plan.ts'

export const isUnfiltered = (query: RecipeListQuery): boolean =>
  query.q === '' && query.minRating === 0 && activeFilters(query).length === 0

type Wanted = { order: Order; cursor: SortKey | undefined; limit: number }

/**
 * Lists recipes along an order, each with the number of all recipes, in one statement whose best plan depends on no parameter.
 * `columns` selects what is read of the recipe `place.recipe_id`. It must end with `offset 0`, or the planner would join the whole
 * tables instead of looking each recipe up.
 */
export async function listUnfiltered<Row>(
  db: Database,
  columns: Expression<Row>,
  { order, cursor, limit }: Wanted,
): Promise<(Row & { sortKey: number; total: number })[]> {
  const table = sql.ref(order.table === 's' ? 'recipe_search' : 'recipe_counts')
  const alias = order.table
  const direction = order.isAscending ? sql`asc` : sql`desc`
  const { rows } = await sql<Row & { sortKey: number; total: number }>`
    ${prepared} select card.*, place.key as "sortKey",
      (select sum(count) from recipe_facets where kind = 'all') as total
    from (
      select ${sql.ref(`${alias}.recipe_id`)} as recipe_id, ${keyOf(order, alias)} as key
      from ${table} ${sql.ref(alias)} where ${afterCursor(cursor, order, alias)} and ${isListedRow(alias)}
      order by ${orderBy(order, alias)} limit ${sql.lit(limit)}
    ) as place cross join lateral ${columns} as card
    order by place.key ${direction}, place.recipe_id ${direction}`.execute(db)
  return rows
}
