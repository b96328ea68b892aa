import { type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import {
  all,
  type Condition,
  filterConditions,
  indexCondition,
  indexFilterConditions,
  likeCondition,
  onlyTierCondition,
  tierCondition,
} from './conditions.queries.ts'
import { applicableRanks, lastRank, maxMatches } from './estimate.ts'
import { afterCursor, isListed, keyOf, type Order, orderBy, orders, type SortKey } from './order.queries.ts'
import {
  isPromising,
  noFilters,
  type Plan,
  planScan,
  planSearch,
  type Scan,
  type Search,
  type TierRun,
} from './plan.ts'

/** A recipe's position in a list: its sort key and, by relevance, its tier. */
export type Place = SortKey & { rank: number }

/** `total`: how many match in all, where finding the page has shown it. */
export type FoundPlaces = { places: Place[]; total?: number | undefined }

type ListPlacesOptions = { limit: number; cursor?: Place | undefined; worstRank?: number }

/** The places of the recipes that match, in order, after the cursor. */
export async function listPlaces(
  db: Database,
  search: Search,
  wanted: ListPlacesOptions,
): Promise<FoundPlaces> {
  const plan = planSearch(search, { ...wanted, firstRank: wanted.cursor?.rank })
  switch (plan.kind) {
    case 'nothing':
      return { places: [], total: 0 }
    case 'ordered':
      return listInOrder(db, search, plan, wanted)
    case 'tiers':
      return listByTier(db, search, plan, wanted)
  }
}

type PlanOf<Kind> = Extract<Plan, { kind: Kind }>

async function listInOrder(
  db: Database,
  { query, terms }: Search,
  { sort, scan, filterIndex }: PlanOf<'ordered'>,
  { limit, cursor }: ListPlacesOptions,
): Promise<FoundPlaces> {
  const ordered = { order: orders[sort], minRating: query.minRating, cursor, limit }
  const filters = filterConditions(query)
  if (scan) {
    const words = terms.length > 0 ? [tierCondition(lastRank, terms, likeCondition)] : []
    const [along] = filterIndex ? filterConditions({ ...noFilters, [filterIndex]: query[filterIndex] }) : []
    const sortKeys = await scanInOrder(db, { ...ordered, conditions: [...filters, ...words], along }, scan)
    if (sortKeys) return { places: sortKeys.map(sortKey => ({ ...sortKey, rank: 0 })) }
  }
  const conditions =
    terms.length > 0
      ? [tierCondition(lastRank, terms, indexCondition), ...indexFilterConditions(query)]
      : filters
  const rows = await searchIndexThenSort(db, { ...ordered, conditions })
  return { places: rows.map(({ id, key }) => ({ id, key, rank: 0 })), total: totalOf(rows, cursor) }
}

/** Executes the plan's runs until the page is full. */
async function listByTier(
  db: Database,
  search: Search,
  { runs }: PlanOf<'tiers'>,
  wanted: ListPlacesOptions,
): Promise<FoundPlaces> {
  const places: Place[] = []
  for (const run of runs) {
    const rest = { ...wanted, limit: wanted.limit - places.length }
    const scanned = run.access === 'scan' ? await scanTier(db, search, run, rest) : undefined
    const rows = scanned ?? (await searchTiersByIndex(db, search, run.ranks, rest))
    if (runs.length === 1 && !scanned) return { places: rows, total: totalOf(rows, wanted.cursor) }
    places.push(...rows)
    if (places.length >= wanted.limit) break
  }
  return { places }
}

type WithTotal<Row> = Row & { total?: number }

/** Unknown after a cursor: what is before it was not counted. */
const totalOf = (rows: readonly WithTotal<object>[], cursor: object | undefined): number | undefined =>
  cursor ? undefined : (rows[0]?.total ?? 0)

async function scanTier(
  db: Database,
  { query, terms }: Search,
  { ranks: [rank], estimates }: Extract<TierRun, { access: 'scan' }>,
  { cursor, limit }: ListPlacesOptions,
): Promise<Place[] | undefined> {
  const scan = planScan(estimates, limit)
  if (!scan) return undefined
  const ordered = {
    conditions: [...filterConditions(query), onlyTierCondition(rank, terms)],
    minRating: query.minRating,
    order: orders.relevance,
    cursor: cursor?.rank === rank ? cursor : undefined,
    limit,
  }
  return (await scanInOrder(db, ordered, scan))?.map(sortKey => ({ ...sortKey, rank }))
}

/** `conditions` are on `s` (recipe_search). */
type OrderedQuery = {
  conditions: readonly Condition[]
  minRating: number
  order: Order
  cursor: SortKey | undefined
  limit: number
  /** The condition that has an index in this order. */
  along?: Condition | undefined
}

/** Undefined where the scan did not fill the page, though there may be more. */
async function scanInOrder(db: Database, query: OrderedQuery, scan: Scan): Promise<SortKey[] | undefined> {
  const { limit } = query
  if (scan.trialRows > 0) {
    const trialKeys = await scanRows(db, query, scan.trialRows)
    if (trialKeys.length >= limit) return trialKeys
    if (!isPromising(trialKeys.length, scan, limit)) return undefined
  }
  const sortKeys = await scanRows(db, query, scan.maxRows)
  return sortKeys.length >= limit || scan.readsAll ? sortKeys : undefined
}

async function scanRows(db: Database, query: OrderedQuery, maxRows: number): Promise<SortKey[]> {
  const { order, cursor, limit, along } = query
  const alias = order.table
  const from = sql.ref(alias === 's' ? 'recipe_search' : 'recipe_counts')
  const { rows } = await sql<SortKey>`
    select ${sql.ref(`${alias}.recipe_id`)} as id, ${keyOf(order, alias)} as key
    from (
      select * from ${from} ${sql.ref(alias)}
      where ${afterCursor(cursor, order, alias)} and ${along ?? sql<SqlBool>`true`} and ${isListed(alias)}
      order by ${orderBy(order, alias)} limit ${maxRows}
    ) as ${sql.ref(alias)} ${lateralLookup(query)}
    order by ${orderBy(order, alias)} limit ${limit}`.execute(db)
  return rows
}

/** One look-up a row, in the scan's order; `offset 0` keeps the planner from joining the whole tables instead. */
function lateralLookup({ order, conditions, minRating }: OrderedQuery) {
  // A condition that is always true would still read the row of counters beside its index.
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

/** Finds all rows that match and sorts them: fast where matches are few. */
async function searchIndexThenSort(db: Database, query: OrderedQuery): Promise<WithTotal<SortKey>[]> {
  const { order, cursor, limit, conditions, minRating } = query
  const needsCounts = order.table === 'c' || minRating > 0
  const withCounts = sql`
    select f.recipe_id, f.prep_minutes, c.rating, c.weighted_rating
    from found f cross join lateral (
      select c.rating, c.weighted_rating from recipe_counts c where c.recipe_id = f.recipe_id offset 0
    ) as c
    where c.rating >= ${minRating}`
  const { rows } = await sql<WithTotal<SortKey>>`
    with found as materialized (
      select s.recipe_id, s.prep_minutes from recipe_search s where ${all(conditions)}
    ), placed as (${needsCounts ? withCounts : sql`select * from found`})
    select p.recipe_id as id, ${keyOf(order, 'p')} as key, count(*) over () as total from placed p
    where ${afterCursor(cursor, order, 'p')}
    order by ${orderBy(order, 'p')} limit ${limit}`.execute(db)
  return rows
}

/** All recipes of these tiers by the index, each with its best rank; better tiers are excluded row by row. */
async function searchTiersByIndex(
  db: Database,
  { query, terms }: Search,
  ranks: readonly number[],
  { cursor, limit }: ListPlacesOptions,
): Promise<WithTotal<Place>[]> {
  const [first = 0] = ranks
  const better = applicableRanks(terms).filter(rank => rank < first && maxMatches(rank, terms) > 0)
  const notBetter = better.map(rank => sql<SqlBool>`not ${tierCondition(rank, terms, likeCondition)}`)
  const filters = indexFilterConditions(query)
  const branches = ranks.map(
    rank => sql`
      select s.recipe_id, ${sql.lit(rank)} as rank from recipe_search s
      where ${all([tierCondition(rank, terms, indexCondition), ...filters, ...notBetter])}`,
  )
  const { rows } = await sql<WithTotal<Place>>`
    with found as materialized (
      select recipe_id, min(rank) as rank from (${sql.join(branches, sql` union all `)}) as tiers group by recipe_id
    )
    select f.recipe_id as id, f.rank, c.weighted_rating as key, count(*) over () as total
    from found f cross join lateral (
      select c.rating, c.weighted_rating from recipe_counts c where c.recipe_id = f.recipe_id offset 0
    ) as c
    where c.rating >= ${query.minRating} and ${afterRankedCursor(cursor)}
    order by f.rank, c.weighted_rating desc, f.recipe_id desc limit ${limit}`.execute(db)
  return rows
}

const afterRankedCursor = (cursor: Place | undefined): Condition =>
  cursor
    ? sql<SqlBool>`(f.rank > ${cursor.rank} or (f.rank = ${cursor.rank}
        and (c.weighted_rating, f.recipe_id) < (${cursor.key}::integer, ${cursor.id}::bigint)))`
    : sql<SqlBool>`true`
