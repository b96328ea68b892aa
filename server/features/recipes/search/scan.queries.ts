import { type Expression, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared, unseen } from '#server/platform/database/prepared.ts'
import {
  all,
  alongIndex,
  type Condition,
  filterConditions,
  indexCondition,
  indexFilterConditions,
  likeCondition,
  onlyTierCondition,
  ratingCondition,
  seen,
  tierCondition,
} from './conditions.queries.ts'
import { applicableRanks, lastRank, maxMatches } from './estimate.ts'
import { afterCursor, isListed, keyOf, type Order, orderBy, orders, type SortKey } from './order.queries.ts'
import { isPromising, type Plan, planScan, planSearch, type Scan, type Search, type TierRun } from './plan.ts'
import { followingRanks } from './runs.ts'

/** A recipe's position in a list: its sort key and, by relevance, its tier. */
export type Place = SortKey & { rank: number }

/** `total`: how many match in all, where finding the page has shown it. */
export type FoundPlaces<Row> = { places: (Place & Row)[]; total?: number | undefined }

type Wanted<Row> = {
  limit: number
  cursor?: Place | undefined
  worstRank?: number
  /** What is read of the recipe `place.id`; it has to end with `offset 0`, so that each is looked up. */
  columns?: Expression<Row> | undefined
}

/** The places of the recipes that match, in order, after the cursor; each with the columns that are wanted of the recipe. */
export async function listPlaces<Row = unknown>(
  db: Database,
  search: Search,
  wanted: Wanted<Row>,
): Promise<FoundPlaces<Row>> {
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

async function listInOrder<Row>(
  db: Database,
  { query, terms }: Search,
  { sort, scan, filterIndex }: PlanOf<'ordered'>,
  { limit, cursor, columns }: Wanted<Row>,
): Promise<FoundPlaces<Row>> {
  const ordered = { order: orders[sort], minRating: query.minRating, cursor, limit, columns }
  if (scan) {
    const words = terms.length > 0 ? [tierCondition(lastRank, terms, likeCondition)] : []
    const conditions = [...filterConditions(query, unseen), ...words]
    const along = filterIndex && alongIndex(query, filterIndex)
    const places = await scanInOrder(db, { ...ordered, conditions, along }, scan)
    if (places) return { places }
  }
  const places = await searchIndexThenSort(db, {
    ...ordered,
    conditions:
      terms.length > 0
        ? [tierCondition(lastRank, terms, indexCondition), ...indexFilterConditions(query)]
        : filterConditions(query, seen),
    // Without words, which of its indexes is the best depends on the filters.
    isPrepared: terms.length > 0,
  })
  return { places, total: totalOf(places, cursor) }
}

/** Executes the plan's runs until the page is full. */
async function listByTier<Row>(
  db: Database,
  search: Search,
  { runs }: PlanOf<'tiers'>,
  wanted: Wanted<Row>,
): Promise<FoundPlaces<Row>> {
  const places: (Place & Row)[] = []
  for (let next = 0; next < runs.length && places.length < wanted.limit; ) {
    const rest = { ...wanted, limit: wanted.limit - places.length }
    const run = runs[next] as TierRun
    const scanned = run.access === 'scan' ? await scanTier(db, search, run, rest) : undefined
    const together = scanned ? [] : followingRanks(search, runs.slice(next), rest.limit)
    const rows: (Place & Row & WithTotal)[] =
      scanned ?? (await searchTiersByIndex(db, search, together.flat(), rest))
    if (together.length === runs.length) return { places: rows, total: totalOf(rows, wanted.cursor) }
    places.push(...rows)
    next += scanned ? 1 : together.length
  }
  return { places }
}

type WithTotal = { total?: number }

/** Unknown after a cursor: what is before it was not counted. */
const totalOf = (rows: readonly WithTotal[], cursor: object | undefined): number | undefined =>
  cursor ? undefined : (rows[0]?.total ?? 0)

async function scanTier<Row>(
  db: Database,
  { query, terms }: Search,
  { ranks: [rank], estimates }: Extract<TierRun, { access: 'scan' }>,
  { cursor, limit, columns }: Wanted<Row>,
): Promise<(Place & Row)[] | undefined> {
  const scan = planScan(estimates, limit)
  if (!scan) return undefined
  const ordered = {
    conditions: [...filterConditions(query, unseen), onlyTierCondition(rank, terms)],
    minRating: query.minRating,
    order: orders.relevance,
    cursor: cursor?.rank === rank ? cursor : undefined,
    limit,
    columns,
  }
  return (await scanInOrder(db, ordered, scan))?.map(place => ({ ...place, rank }))
}

/** `conditions` are on `s` (recipe_search). */
type OrderedQuery<Row> = {
  conditions: readonly Condition[]
  minRating: number
  order: Order
  cursor: SortKey | undefined
  limit: number
  columns?: Expression<Row> | undefined
  /** Where only the rows of one filter are read, by its index. */
  along?: ReturnType<typeof alongIndex> | undefined
}

/** Undefined where the scan did not fill the page, though there may be more. */
async function scanInOrder<Row>(
  db: Database,
  query: OrderedQuery<Row>,
  scan: Scan,
): Promise<(Place & Row)[] | undefined> {
  const { limit } = query
  if (scan.trialRows > 0) {
    const trial = await scanRows(db, query, scan.trialRows)
    if (trial.length >= limit) return trial
    if (!isPromising(trial.length, scan, limit)) return undefined
  }
  const places = await scanRows(db, query, scan.maxRows)
  return places.length >= limit || scan.readsAll ? places : undefined
}

/** A literal, so that one plan fits all executions; rounded up, so that there are few of them. */
const rowLimit = (rows: number) => sql.lit(rows < 1_000 ? rows : 1_000 * Math.ceil(rows / 1_000))

async function scanRows<Row>(
  db: Database,
  query: OrderedQuery<Row>,
  maxRows: number,
): Promise<(Place & Row)[]> {
  const { order, cursor, limit, along, columns } = query
  const alias = order.table
  const from = sql.ref(alias === 's' ? 'recipe_search' : 'recipe_counts')
  const inOrder = along?.orderBy ?? orderBy(order, alias)
  const places = sql`
    select ${sql.ref(`${alias}.recipe_id`)} as id, ${keyOf(order, alias)} as key, 0 as rank
    from (
      select * from ${from} ${sql.ref(alias)}
      where ${afterCursor(cursor, order, alias)} and ${along?.condition ?? all([])} and ${isListed(alias)}
      order by ${inOrder} limit ${rowLimit(maxRows)}
    ) as ${sql.ref(alias)} ${lateralLookup(query)}
    order by ${inOrder} limit ${sql.lit(limit)}`
  const { rows } = await sql<Place & Row>`
    ${prepared} ${withColumns(places, columns, order.isAscending)}`.execute(db)
  return rows
}

/** One look-up a row, in the scan's order; `offset 0` keeps the planner from joining the whole tables instead. */
function lateralLookup<Row>({ order, conditions, minRating }: OrderedQuery<Row>) {
  // A condition that is always true would still read the row of counters beside its index.
  const isRated = minRating === 0 ? all([]) : ratingCondition(minRating, unseen)
  if (order.table === 's') {
    if (minRating === 0) return sql`where ${all(conditions)}`
    return sql`cross join lateral (
        select from recipe_counts c where c.recipe_id = s.recipe_id and ${isRated} offset 0
      ) as counted where ${all(conditions)}`
  }
  if (conditions.length === 0) return sql`where ${isRated}`
  return sql`cross join lateral (
      select from recipe_search s where s.recipe_id = c.recipe_id and ${all(conditions)} offset 0
    ) as looked where ${isRated}`
}

/** Finds all rows that match and sorts them: fast where matches are few. */
async function searchIndexThenSort<Row>(
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

/** All recipes of these tiers by the index, each with its best rank; better tiers are excluded row by row. */
async function searchTiersByIndex<Row>(
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

/** The places in their order, each with the columns that are wanted of its recipe. */
function withColumns<Row>(
  places: ReturnType<typeof sql>,
  columns: Expression<Row> | undefined,
  isAscending: boolean,
) {
  if (!columns) return places
  const direction = isAscending ? sql`asc` : sql`desc`
  return sql`select card.*, place.* from (${places}) as place cross join lateral ${columns} as card
    order by place.rank, place.key ${direction}, place.id ${direction}`
}
