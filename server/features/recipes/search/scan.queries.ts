import { type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { all, type Condition } from './conditions.queries.ts'
import { behind, keyOf, type Order, orderBy, type Place } from './order.queries.ts'

/** What is asked of a list: conditions on `s` (recipe_search), the least rating, an order, where to begin, how many. */
export type Question = {
  conditions: readonly Condition[]
  minRating: number
  order: Order
  cursor: Place | undefined
  limit: number
}

type Walk = {
  /** How many rows are looked at, at most. */
  budget: number
  /** A condition that has an index in the walk's order. */
  along?: Condition | undefined
}

/**
 * Walks along the order and looks at each row, up to the budget: right where matches are common.
 * Fewer places than asked for do not mean that there are no more.
 */
export async function walk(db: Database, question: Question, { budget, along }: Walk): Promise<Place[]> {
  const { order, cursor, limit } = question
  const alias = order.table
  const from = sql.ref(alias === 's' ? 'recipe_search' : 'recipe_counts')
  const { rows } = await sql<Place>`
    select ${sql.ref(`${alias}.recipe_id`)} as id, ${keyOf(order, alias)} as key
    from (
      select * from ${from} ${sql.ref(alias)}
      where ${behind(cursor, order, alias)} and ${along ?? sql<SqlBool>`true`}
      order by ${orderBy(order, alias)} limit ${budget}
    ) as ${sql.ref(alias)} ${lookAt(question)}
    order by ${orderBy(order, alias)} limit ${limit}`.execute(db)
  return rows
}

/** One look-up a row, in the walk's order; `offset 0` keeps the planner from joining the whole tables instead. */
function lookAt({ order, conditions, minRating }: Question) {
  const rated = sql<SqlBool>`c.rating >= ${minRating}`
  if (order.table === 's') {
    if (minRating === 0) return sql`where ${all(conditions)}`
    return sql`cross join lateral (
        select from recipe_counts c where c.recipe_id = s.recipe_id and ${rated} offset 0
      ) as counted where ${all(conditions)}`
  }
  if (conditions.length === 0) return sql`where ${rated}`
  return sql`cross join lateral (
      select from recipe_search s where s.recipe_id = c.recipe_id and ${all(conditions)} offset 0
    ) as looked where ${rated}`
}

/** Finds all rows that match and sorts them: right where matches are few. */
export async function gather(db: Database, question: Question): Promise<Place[]> {
  const { order, cursor, limit, conditions, minRating } = question
  const { rows } = await sql<Place>`
    with found as materialized (
      select s.recipe_id, s.prep_minutes from recipe_search s where ${all(conditions)}
    ), placed as (
      select f.recipe_id, f.prep_minutes, c.rating, c.weighted_rating
      from found f cross join lateral (
        select c.rating, c.weighted_rating from recipe_counts c where c.recipe_id = f.recipe_id offset 0
      ) as c
    )
    select p.recipe_id as id, ${keyOf(order, 'p')} as key from placed p
    where p.rating >= ${minRating} and ${behind(cursor, order, 'p')}
    order by ${orderBy(order, 'p')} limit ${limit}`.execute(db)
  return rows
}
