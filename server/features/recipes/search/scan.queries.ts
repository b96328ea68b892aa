import { type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { all, type Condition } from './conditions.queries.ts'
import { rowsInAMoment } from './estimate.ts'
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
  /** How many rows are looked at, at most, and how many there are. */
  budget: number
  recipes: number
  /** How many words and filters have to meet in a row. */
  meeting: number
  /** A condition that has an index in the walk's order. */
  along?: Condition | undefined
}

const trial = 500

/**
 * Walks along the order and looks at each row, up to the budget: right where matches are common. Undefined where that
 * did not fill the page, though there may be more. Words and filters do not meet by chance alone (few chicken dishes are
 * vegan), so where several have to, a trial decides: the walk goes on as far as it may where the first rows promise
 * that it fills the page, and ends where they do not.
 */
export async function walk(
  db: Database,
  question: Question,
  { budget, recipes, meeting, along }: Walk,
): Promise<Place[] | undefined> {
  const { limit } = question
  const isTried = meeting > 1 && recipes > rowsInAMoment
  if (isTried) {
    const tried = await walkRows(db, question, { rows: trial, along })
    if (tried.length >= limit) return tried
    if (tried.length * rowsInAMoment < limit * trial) return undefined
  }
  const rows = isTried ? rowsInAMoment : budget
  const places = await walkRows(db, question, { rows, along })
  return places.length >= limit || recipes <= rows ? places : undefined
}

type Walked = { rows: number; along: Condition | undefined }

async function walkRows(db: Database, question: Question, { rows: most, along }: Walked): Promise<Place[]> {
  const { order, cursor, limit } = question
  const alias = order.table
  const from = sql.ref(alias === 's' ? 'recipe_search' : 'recipe_counts')
  const { rows } = await sql<Place>`
    select ${sql.ref(`${alias}.recipe_id`)} as id, ${keyOf(order, alias)} as key
    from (
      select * from ${from} ${sql.ref(alias)}
      where ${behind(cursor, order, alias)} and ${along ?? sql<SqlBool>`true`}
      order by ${orderBy(order, alias)} limit ${most}
    ) as ${sql.ref(alias)} ${lookAt(question)}
    order by ${orderBy(order, alias)} limit ${limit}`.execute(db)
  return rows
}

/** One look-up a row, in the walk's order; `offset 0` keeps the planner from joining the whole tables instead. */
function lookAt({ order, conditions, minRating }: Question) {
  // Asked without need, it would read the row of counters beside its index.
  const rated = minRating === 0 ? sql<SqlBool>`true` : sql<SqlBool>`c.rating >= ${minRating}`
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
  const isCounted = order.table === 'c' || minRating > 0
  const counted = sql`
    select f.recipe_id, f.prep_minutes, c.rating, c.weighted_rating
    from found f cross join lateral (
      select c.rating, c.weighted_rating from recipe_counts c where c.recipe_id = f.recipe_id offset 0
    ) as c
    where c.rating >= ${minRating}`
  const { rows } = await sql<Place>`
    with found as materialized (
      select s.recipe_id, s.prep_minutes from recipe_search s where ${all(conditions)}
    ), placed as (${isCounted ? counted : sql`select * from found`})
    select p.recipe_id as id, ${keyOf(order, 'p')} as key from placed p
    where ${behind(cursor, order, 'p')}
    order by ${orderBy(order, 'p')} limit ${limit}`.execute(db)
  return rows
}
