import { type SqlBool, sql } from 'kysely'
import { listCounts } from '#contract/limits.ts'
import { isWordless } from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import { isListed } from '../../recipe-access/recipe-access.queries.ts'
import {
  all,
  type Condition,
  filterConditions,
  indexCondition,
  indexFilterConditions,
  seen,
  tierCondition,
} from './conditions.queries.ts'
import {
  estimateFilterSelectivity,
  estimateMatches,
  lastRank,
  maxMatches,
  type RecipeCounts,
} from './estimate.ts'
import { activeFilters, noFilters, type Search } from './plan.ts'

export type Total = { count: number; isExact: boolean }

const exactly = (count: number): Total => ({ count, isExact: true })

/** Counts the matching recipes. Exact if a counter has the count or if counting reads few rows (docs/decisions/0030), else estimated. */
export async function countMatches(db: Database, { query, terms, counts }: Search): Promise<Total> {
  const { minRating } = query
  if (isWordless(query.q)) return exactly(0)
  const hasWords = terms.length > 0
  const maxMatchCount = hasWords ? Math.min(maxMatches(lastRank, terms), counts.all) : counts.all
  if (hasWords && maxMatchCount === 0) return exactly(0)
  const counted = hasWords ? undefined : countedAlready(query, counts)
  if (counted !== undefined) return exactly(counted)
  // To check the other filters, each row with the words and the counted filters has to be read.
  if (maxMatchCount * estimateFilterSelectivity(query, counts) <= listCounts.exactUpTo) {
    const conditions = hasWords
      ? [tierCondition(lastRank, terms, indexCondition), ...indexFilterConditions(query)]
      : filterConditions(query, seen)
    const { rows } = await sql<{ count: number }>`
      ${hasWords ? prepared : sql``} select count(*) from (${matchingRows(conditions, minRating)} limit ${sql.lit(listCounts.exactUpTo + 1)}) as counted`.execute(
      db,
    )
    const count = rows[0]?.count ?? 0
    if (count <= listCounts.exactUpTo) return exactly(count)
  }
  return { count: roundToTwoDigits(await estimateTotal(db, { query, terms, counts })), isExact: false }
}

/** Assumes that words and filters are independent. PostgreSQL's statistics cover author, limits and rating; the site's counts the rest. */
async function estimateTotal(db: Database, { query, terms, counts }: Search): Promise<number> {
  const { author, minServings, maxPrepTime, minRating } = query
  const withWords = estimateMatches(terms, counts.all)
  const ofCounted = estimateFilterSelectivity({ ...query, author: undefined }, counts)
  const uncounted = { ...noFilters, author, minServings, maxPrepTime }
  if (minRating === 0 && activeFilters(uncounted).length === 0) return withWords * ofCounted
  const rows = await estimateRows(db, matchingRows(filterConditions(uncounted, seen), minRating))
  return withWords * ofCounted * Math.min(1, rows / counts.all)
}

/** Returns the count from a counter: of all recipes, of one diet or of one country. Undefined if no counter has it. */
function countedAlready(query: Search['query'], counts: RecipeCounts): number | undefined {
  const [filter, ...more] = activeFilters(query)
  if (more.length > 0 || query.minRating > 0) return undefined
  if (filter === undefined) return counts.all
  return filter === 'dietType' || filter === 'country' ? counts[filter] : undefined
}

/** Selects the matching rows. A rating alone is counted in the index of ratings; with conditions on `s` it is looked up row by row. */
function matchingRows(conditions: readonly Condition[], minRating: number) {
  if (minRating === 0) return sql`select from recipe_search s where ${all(conditions)}`
  const ratingCondition = sql<SqlBool>`c.rating >= ${minRating}`
  if (conditions.length === 0)
    return sql`select from recipe_counts c where ${ratingCondition} and ${isListed('c')}`
  return sql`select from recipe_search s cross join lateral (
    select from recipe_counts c where c.recipe_id = s.recipe_id and ${ratingCondition} offset 0) as rated where ${all(conditions)}`
}

/** Returns PostgreSQL's estimate of the number of rows, from its statistics. */
async function estimateRows(db: Database, matching: ReturnType<typeof matchingRows>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) ${matching}`.execute(db)
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** More than two significant digits would suggest an exact count. */
const roundToTwoDigits = (count: number): number => Number(Math.round(count).toPrecision(2))
