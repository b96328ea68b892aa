import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared, unseen } from '#server/platform/database/prepared.ts'
import {
  all,
  alongIndex,
  filterConditions,
  indexCondition,
  indexFilterConditions,
  likeCondition,
  onlyTierCondition,
  ratingCondition,
  seen,
  tierCondition,
} from './conditions.queries.ts'
import { lastRank } from './estimate.ts'
import { searchIndexThenSort, searchTiersByIndex } from './index-search.queries.ts'
import { afterCursor, isListedRow, keyOf, orderBy, orders } from './order.queries.ts'
import {
  type FoundPlaces,
  type OrderedQuery,
  type Place,
  type Wanted,
  type WithTotal,
  withColumns,
} from './places.queries.ts'
import { isPromising, type Plan, planScan, planSearch, type Scan, type Search, type TierRun } from './plan.ts'
import { followingRanks } from './runs.ts'

/** Lists the places of the matching recipes after the cursor, in order, each with the wanted columns of its recipe. */
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
    // Without words, the best index depends on the values of the filters, so the plan must not be kept.
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

/** Undefined for a later page: the rows before its cursor were not counted. */
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

/** Returns undefined if the scan did not fill the page although more recipes may match. */
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

/** A literal, so that one plan fits all executions. Rounded up, so that there are few different statements. */
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
      where ${afterCursor(cursor, order, alias)} and ${along?.condition ?? all([])} and ${isListedRow(alias)}
      order by ${inOrder} limit ${rowLimit(maxRows)}
    ) as ${sql.ref(alias)} ${lateralLookup(query)}
    order by ${inOrder} limit ${sql.lit(limit)}`
  const { rows } = await sql<Place & Row>`
    ${prepared} ${withColumns(places, columns, order.isAscending)}`.execute(db)
  return rows
}

/** Looks each row up in the scan's order. `offset 0` keeps the planner from joining the whole tables instead. */
function lateralLookup<Row>({ order, conditions, minRating }: OrderedQuery<Row>) {
  // Even a condition that is always true would read the row of counters in addition to its index.
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
