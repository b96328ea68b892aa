import { type SqlBool, sql } from 'kysely'
import { listCounts } from '#contract/limits.ts'
import { isWordless } from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import {
  all,
  byIndex,
  byReading,
  type Condition,
  inTier,
  lastTier,
  narrowBy,
  narrowFound,
  tierAt,
} from './conditions.queries.ts'
import { atMost, likelyShare } from './estimate.ts'
import { countFacet, shareOfFilters } from './facets.queries.ts'
import type { Search } from './list.queries.ts'

export type Total = { count: number; isExact: boolean }

const exactly = (count: number): Total => ({ count, isExact: true })

/** How many recipes match: exact up to `listCounts.exactUpTo` and where a counter knows, else an estimate. */
export async function countMatches(db: Database, { query, terms, recipes }: Search): Promise<Total> {
  const { dietType, country, minRating } = query
  if (isWordless(query.q)) return exactly(0)
  const narrow = narrowBy(query)
  const filterCount = narrow.length + Number(minRating > 0)
  if (terms.length === 0 && filterCount === 0) return exactly(recipes)
  if (terms.length === 0 && filterCount === 1 && dietType)
    return exactly(await countFacet(db, 'diet', dietType))
  if (terms.length === 0 && filterCount === 1 && country)
    return exactly(await countFacet(db, 'country', country))
  if (terms.length > 0 && atMost(tierAt(lastTier), terms) === 0) return exactly(0)
  const found = terms.length > 0 ? [inTier(tierAt(lastTier), terms, byIndex), ...narrowFound(query)] : narrow
  const matching = matchingRows(found, minRating)
  // The planner takes each rare word for as common as the rarest one it knows, and a part of a word stands for hundreds.
  const holding = terms.length > 0 ? atMost(tierAt(lastTier), terms) : recipes
  const estimate = async () => Math.min(await estimateRows(db, matching), holding, recipes)
  if (recipes > listCounts.exactUpTo) {
    const estimated = await estimate()
    // Rows that hold the words, each of which would have to be read to learn whether it passes the filters.
    const candidates = terms.length > 0 ? holding * (await shareOfFilters(db, query, recipes)) : 0
    if (Math.max(estimated, candidates) > surelyMore) return { count: roundly(estimated), isExact: false }
  }
  // What a third of the recipes hold is counted by reading them: the index would join very long lists.
  const isCommon = terms.length > 0 && likelyShare(tierAt(lastTier), terms, recipes) > 0.3
  const counted = isCommon
    ? matchingRows([...narrow, inTier(tierAt(lastTier), terms, byReading)], minRating)
    : matching
  const { rows } = await sql<{ count: number }>`
    select count(*) from (${counted} limit ${listCounts.exactUpTo + 1}) as counted`.execute(db)
  const count = rows[0]?.count ?? 0
  if (count <= listCounts.exactUpTo) return exactly(count)
  return { count: roundly(Math.max(count, await estimate())), isExact: false }
}

/** A rating alone is counted in its own index; beside what an index of `s` finds, it is looked up row by row. */
function matchingRows(conditions: readonly Condition[], minRating: number) {
  if (minRating === 0) return sql`select from recipe_search s where ${all(conditions)}`
  const rated = sql<SqlBool>`c.rating >= ${minRating}`
  if (conditions.length === 0) return sql`select from recipe_counts c where ${rated}`
  return sql`select from recipe_search s cross join lateral (
    select from recipe_counts c where c.recipe_id = s.recipe_id and ${rated} offset 0) as rated where ${all(conditions)}`
}

/** So many are not worth the reading that a count takes. */
const surelyMore = 1.5 * listCounts.exactUpTo

/** What the planner expects from its statistics. */
async function estimateRows(db: Database, matching: ReturnType<typeof matchingRows>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) ${matching}`.execute(db)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** Two digits: an estimate does not pretend to more. */
const roundly = (count: number): number => Number(count.toPrecision(2))
