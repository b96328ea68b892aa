import { type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { all, type Condition } from './conditions.queries.ts'
import { maxScanRows } from './estimate.ts'
import { afterCursor, keyOf, type Order, orderBy, type SortKey } from './order.queries.ts'

/** What is asked of a list: conditions on `s` (recipe_search), the least rating, an order, where to begin, how many. */
export type OrderedQuery = {
  conditions: readonly Condition[]
  minRating: number
  order: Order
  cursor: SortKey | undefined
  limit: number
}

type ScanOptions = {
  /** How many rows are looked at, at most, and how many there are. */
  budget: number
  recipeCount: number
  /** How many words and filters have to meet in a row. */
  conditionCount: number
  /** A condition that has an index in the walk's order. */
  orderedIndexCondition?: Condition | undefined
}

const trialRows = 500

/**
 * Walks along the order and looks at each row, up to the budget: right where matches are common. Undefined where that
 * did not fill the page, though there may be more. Words and filters do not meet by chance alone (few chicken dishes are
 * vegan), so where several have to, a trial decides: the walk goes on as far as it may where the first rows promise
 * that it fills the page, and ends where they do not.
 */
export async function scanOrdered(
  db: Database,
  query: OrderedQuery,
  { budget, recipeCount, conditionCount, orderedIndexCondition }: ScanOptions,
): Promise<SortKey[] | undefined> {
  const { limit } = query
  const needsTrial = conditionCount > 1 && recipeCount > maxScanRows
  if (needsTrial) {
    const trialKeys = await scanRows(db, query, { maxRows: trialRows, orderedIndexCondition })
    if (trialKeys.length >= limit) return trialKeys
    if (trialKeys.length * maxScanRows < limit * trialRows) return undefined
  }
  const maxRows = needsTrial ? maxScanRows : budget
  const sortKeys = await scanRows(db, query, { maxRows, orderedIndexCondition })
  return sortKeys.length >= limit || recipeCount <= maxRows ? sortKeys : undefined
}

type ScanLimits = { maxRows: number; orderedIndexCondition: Condition | undefined }

async function scanRows(
  db: Database,
  query: OrderedQuery,
  { maxRows: most, orderedIndexCondition }: ScanLimits,
): Promise<SortKey[]> {
  const { order, cursor, limit } = query
  const alias = order.table
  const from = sql.ref(alias === 's' ? 'recipe_search' : 'recipe_counts')
  const { rows } = await sql<SortKey>`
    select ${sql.ref(`${alias}.recipe_id`)} as id, ${keyOf(order, alias)} as key
    from (
      select * from ${from} ${sql.ref(alias)}
      where ${afterCursor(cursor, order, alias)} and ${orderedIndexCondition ?? sql<SqlBool>`true`}
      order by ${orderBy(order, alias)} limit ${most}
    ) as ${sql.ref(alias)} ${lateralLookup(query)}
    order by ${orderBy(order, alias)} limit ${limit}`.execute(db)
  return rows
}

/** One look-up a row, in the walk's order; `offset 0` keeps the planner from joining the whole tables instead. */
function lateralLookup({ order, conditions, minRating }: OrderedQuery) {
  // Asked without need, it would read the row of counters beside its index.
  const ratingCondition = minRating === 0 ? sql<SqlBool>`true` : sql<SqlBool>`c.rating >= ${minRating}`
  if (order.table === 's') {
    if (minRating === 0) return sql`where ${all(conditions)}`
    return sql`cross join lateral (
        select from recipe_counts c where c.recipe_id = s.recipe_id and ${ratingCondition} offset 0
      ) as counted where ${all(conditions)}`
  }
  if (conditions.length === 0) return sql`where ${ratingCondition}`
  return sql`cross join lateral (
      select from recipe_search s where s.recipe_id = c.recipe_id and ${all(conditions)} offset 0
    ) as looked where ${ratingCondition}`
}

/** Finds all rows that match and sorts them: right where matches are few. */
export async function searchIndexThenSort(db: Database, query: OrderedQuery): Promise<SortKey[]> {
  const { order, cursor, limit, conditions, minRating } = query
  const needsCounts = order.table === 'c' || minRating > 0
  const withCounts = sql`
    select f.recipe_id, f.prep_minutes, c.rating, c.weighted_rating
    from found f cross join lateral (
      select c.rating, c.weighted_rating from recipe_counts c where c.recipe_id = f.recipe_id offset 0
    ) as c
    where c.rating >= ${minRating}`
  const { rows } = await sql<SortKey>`
    with found as materialized (
      select s.recipe_id, s.prep_minutes from recipe_search s where ${all(conditions)}
    ), placed as (${needsCounts ? withCounts : sql`select * from found`})
    select p.recipe_id as id, ${keyOf(order, 'p')} as key from placed p
    where ${afterCursor(cursor, order, 'p')}
    order by ${orderBy(order, 'p')} limit ${limit}`.execute(db)
  return rows
}
