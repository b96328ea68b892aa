import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared, unseen } from '#server/platform/database/prepared.ts'
import {
  all,
  type Condition,
  indexCondition,
  indexFilterConditions,
  likeCondition,
  ratingCondition,
  tierCondition,
} from './conditions.queries.ts'
import { applicableRanks, maxMatches } from './estimate.ts'
import { afterCursor, keyOf, orderBy } from './order.queries.ts'
import { type OrderedQuery, type Place, type Wanted, type WithTotal, withColumns } from './places.queries.ts'
import type { Search } from './plan.ts'

/** Finds all rows that match and sorts them. This is fast if few rows match. */
export async function searchIndexThenSort<Row>(
  db: Database,
  query: OrderedQuery<Row> & { isPrepared: boolean },
): Promise<(Place & Row & WithTotal)[]> {
  const { order, cursor, limit, conditions, minRating, columns, isPrepared } = query
  const needsCounts = order.table === 'c' || minRating > 0
  const withCounts = sql`
    select f.recipe_id, f.prep_minutes, c.rating, c.weighted_rating
    from found f cross join lateral (
      select c.rating, c.weighted_rating from recipe_counts c where c.recipe_id = f.recipe_id offset 0
    ) as c
    where ${ratingCondition(minRating, unseen)}`
  const places = sql`
    with found as materialized (
      select s.recipe_id, s.prep_minutes from recipe_search s where ${all(conditions)}
    ), placed as (${needsCounts ? withCounts : sql`select * from found`})
    select p.recipe_id as id, ${keyOf(order, 'p')} as key, 0 as rank, count(*) over () as total from placed p
    where ${afterCursor(cursor, order, 'p')}
    order by ${orderBy(order, 'p')} limit ${sql.lit(limit)}`
  const { rows } = await sql<Place & Row & WithTotal>`
    ${isPrepared ? prepared : sql``} ${withColumns(places, columns, order.isAscending)}`.execute(db)
  return rows
}

/** Finds the recipes of these tiers by the index, each with its best rank. Recipes of better tiers are excluded row by row. */
export async function searchTiersByIndex<Row>(
  db: Database,
  { query, terms }: Search,
  ranks: readonly number[],
  { cursor, limit, columns }: Wanted<Row>,
): Promise<(Place & Row & WithTotal)[]> {
  const [first = 0] = ranks
  const better = applicableRanks(terms).filter(rank => rank < first && maxMatches(rank, terms) > 0)
  const notBetter = better.map(rank => sql<boolean>`not ${tierCondition(rank, terms, likeCondition)}`)
  const filters = indexFilterConditions(query)
  const branches = ranks.map(
    rank => sql`
      select s.recipe_id, ${sql.lit(rank)} as rank from recipe_search s
      where ${all([tierCondition(rank, terms, indexCondition), ...filters, ...notBetter])}`,
  )
  const places = sql`
    with found as materialized (
      select recipe_id, min(rank) as rank from (${sql.join(branches, sql` union all `)}) as tiers group by recipe_id
    )
    select f.recipe_id as id, f.rank, c.weighted_rating as key, count(*) over () as total
    from found f cross join lateral (
      select c.rating, c.weighted_rating from recipe_counts c where c.recipe_id = f.recipe_id offset 0
    ) as c
    where ${ratingCondition(query.minRating, unseen)} and ${afterRankedCursor(cursor)}
    order by f.rank, c.weighted_rating desc, f.recipe_id desc limit ${sql.lit(limit)}`
  const { rows } = await sql<Place & Row & WithTotal>`
    ${prepared} ${withColumns(places, columns, false)}`.execute(db)
  return rows
}

const afterRankedCursor = (cursor: Place | undefined): Condition =>
  cursor
    ? sql<boolean>`(f.rank > ${cursor.rank} or (f.rank = ${cursor.rank}
        and (c.weighted_rating, f.recipe_id) < (${cursor.key}::integer, ${cursor.id}::bigint)))`
    : all([])
