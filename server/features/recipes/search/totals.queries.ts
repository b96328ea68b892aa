import { type SqlBool, sql } from 'kysely'
import { listCounts } from '#contract/limits.ts'
import { isWordless } from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import {
  all,
  type Condition,
  filterConditions,
  indexCondition,
  indexFilterConditions,
  likeCondition,
  tierCondition,
} from './conditions.queries.ts'
import {
  estimateFilterSelectivity,
  estimateSelectivity,
  lastRank,
  maxMatches,
  type RecipeCounts,
} from './estimate.ts'
import { activeFilters, type Search } from './plan.ts'

export type Total = { count: number; isExact: boolean }

const exactly = (count: number): Total => ({ count, isExact: true })

/** How many recipes match: exact up to `listCounts.exactUpTo` and where a counter has it, else an estimate. */
export async function countMatches(db: Database, { query, terms, counts }: Search): Promise<Total> {
  const { minRating } = query
  if (isWordless(query.q)) return exactly(0)
  if (terms.length > 0 && maxMatches(lastRank, terms) === 0) return exactly(0)
  const counted = terms.length === 0 ? countedAlready(query, counts) : undefined
  if (counted !== undefined) return exactly(counted)
  const filters = filterConditions(query)
  const conditions =
    terms.length > 0
      ? [tierCondition(lastRank, terms, indexCondition), ...indexFilterConditions(query)]
      : filters
  const matching = matchingRows(conditions, minRating)
  // The planner assumes that each rare word is as common as the rarest one in its statistics, and a part of a word expands to hundreds.
  const maxMatchCount = terms.length > 0 ? maxMatches(lastRank, terms) : counts.all
  const estimate = async () => Math.min(await estimateRows(db, matching), maxMatchCount, counts.all)
  if (counts.all > listCounts.exactUpTo) {
    const estimated = await estimate()
    // Rows with the words, each of which an exact count would have to read to check the filters.
    const candidates = terms.length > 0 ? maxMatchCount * estimateFilterSelectivity(query, counts) : 0
    if (Math.max(estimated, candidates) > estimateThreshold)
      return { count: roundToTwoDigits(estimated), isExact: false }
  }
  // Matches in a third of the recipes are counted by a scan: the index would intersect very long lists.
  const isCommon = terms.length > 0 && estimateSelectivity(lastRank, terms, counts.all) > 0.3
  const countedRows = isCommon
    ? matchingRows([...filters, tierCondition(lastRank, terms, likeCondition)], minRating)
    : matching
  const { rows } = await sql<{ count: number }>`
    select count(*) from (${countedRows} limit ${listCounts.exactUpTo + 1}) as counted`.execute(db)
  const count = rows[0]?.count ?? 0
  if (count <= listCounts.exactUpTo) return exactly(count)
  return { count: roundToTwoDigits(Math.max(count, await estimate())), isExact: false }
}

/** The count from a counter, if there is one: all recipes, or those of one diet or one country. */
function countedAlready(query: Search['query'], counts: RecipeCounts): number | undefined {
  const [filter, ...more] = activeFilters(query)
  if (more.length > 0 || query.minRating > 0) return undefined
  if (filter === undefined) return counts.all
  return filter === 'dietType' || filter === 'country' ? counts[filter] : undefined
}

/** A rating alone is counted in its own index; with conditions on `s`, it is looked up row by row. */
function matchingRows(conditions: readonly Condition[], minRating: number) {
  if (minRating === 0) return sql`select from recipe_search s where ${all(conditions)}`
  const ratingCondition = sql<SqlBool>`c.rating >= ${minRating}`
  if (conditions.length === 0) return sql`select from recipe_counts c where ${ratingCondition}`
  return sql`select from recipe_search s cross join lateral (
    select from recipe_counts c where c.recipe_id = s.recipe_id and ${ratingCondition} offset 0) as rated where ${all(conditions)}`
}

/** Above this an exact count would read too many rows. */
const estimateThreshold = 1.5 * listCounts.exactUpTo

/** PostgreSQL's own estimate, from its statistics. */
async function estimateRows(db: Database, matching: ReturnType<typeof matchingRows>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) ${matching}`.execute(db)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** More than two significant digits would suggest an exact count. */
const roundToTwoDigits = (count: number): number => Number(count.toPrecision(2))
