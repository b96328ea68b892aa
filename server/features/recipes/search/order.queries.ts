import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { RecipeSort } from '#contract/recipe-lists.ts'
import { isListed } from '../../recipe-access/recipe-access.queries.ts'
import type { Condition } from './conditions.queries.ts'

/** A row's position in an order. */
export type SortKey = { id: number; key: number }

type Column = 'recipe_id' | 'prep_minutes' | 'rating' | 'weighted_rating'
export type Order = { table: 's' | 'c'; column: Column; isAscending: boolean }

/** The column that each sort orders by, in `s` (recipe_search) or `c` (recipe_counts). Rows with the same key are ordered by id. */
export const orders: Record<RecipeSort, Order> = {
  newest: { table: 's', column: 'recipe_id', isAscending: false },
  quickest: { table: 's', column: 'prep_minutes', isAscending: true },
  rating: { table: 'c', column: 'rating', isAscending: false },
  relevance: { table: 'c', column: 'weighted_rating', isAscending: false },
}

export const keyOf = ({ column }: Order, alias: string): RawBuilder<number> =>
  sql`${sql.ref(`${alias}.${column}`)}`

export function orderBy(order: Order, alias: string): RawBuilder<unknown> {
  const direction = order.isAscending ? sql`asc` : sql`desc`
  const id = sql`${sql.ref(`${alias}.recipe_id`)} ${direction}`
  return order.column === 'recipe_id' ? id : sql`${keyOf(order, alias)} ${direction}, ${id}`
}

/** Selects the rows after the last row of the previous page (keyset pagination). */
export function afterCursor(cursor: SortKey | undefined, order: Order, alias: string): Condition {
  if (!cursor) return sql<SqlBool>`true`
  const operator = order.isAscending ? sql`>` : sql`<`
  const id = sql.ref(`${alias}.recipe_id`)
  if (order.column === 'recipe_id') return sql<SqlBool>`${id} ${operator} ${cursor.id}::bigint`
  // Casts to the column's type, because a comparison across types would not use the index.
  const type = order.column === 'rating' ? sql`numeric` : sql`integer`
  return sql<SqlBool>`(${keyOf(order, alias)}, ${id}) ${operator} (${cursor.key}::${type}, ${cursor.id}::bigint)`
}

/** A recipe has a search row only while it is listed, but it always has a row of counters. */
export const isListedRow = (alias: 's' | 'c'): Condition =>
  alias === 'c' ? isListed('c') : sql<SqlBool>`true`
