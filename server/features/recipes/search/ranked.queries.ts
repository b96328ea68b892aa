import { type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import {
  all,
  applicableRanks,
  type Condition,
  indexCondition,
  lastRank,
  likeCondition,
  onlyTierCondition,
  tierAt,
  tierCondition,
} from './conditions.queries.ts'
import { estimateSelectivity, indexThenSortThreshold, maxMatches, scanBudget } from './estimate.ts'
import { orders, type SortKey } from './order.queries.ts'
import { scanOrdered } from './scan.queries.ts'
import type { ExpandedTerm } from './vocabulary.queries.ts'

export type RankedKey = SortKey & { rank: number }

export type RankedQuery = {
  terms: readonly ExpandedTerm[]
  /** The filters, for rows that are read one by one and for rows that the index finds. */
  filters: readonly Condition[]
  indexFilters: readonly Condition[]
  minRating: number
  cursor: RankedKey | undefined
  limit: number
  /** How many recipes there are in all, and about which share of them passes the filters. */
  recipeCount: number
  filterSelectivity: number
  /** Tiers beyond this one are left out. */
  worstRank?: number
}

/** Up to here every term stands in the title, at the beginning of a word. */
export const lastTitleRank = 1

/** The best matches, tier by tier: tiers of few recipes are gathered together, a common one is walked by rating. */
export async function listRanked(db: Database, query: RankedQuery): Promise<RankedKey[]> {
  const { terms, cursor, limit } = query
  const rankedKeys: RankedKey[] = []
  const { worstRank = lastRank } = query
  const remainingRanks = applicableRanks(terms).filter(
    rank => rank >= (cursor?.rank ?? 0) && rank <= worstRank && maxMatches(tierAt(rank), terms) > 0,
  )
  for (const batch of batchRanks(remainingRanks, rank => hasFewMatches(rank, query))) {
    const rest = { ...query, limit: limit - rankedKeys.length }
    const [first = 0] = batch
    const more = hasFewMatches(first, query)
      ? await searchTiersByIndex(db, rest, batch)
      : await listTier(db, rest, first)
    rankedKeys.push(...more)
    if (rankedKeys.length >= limit) break
  }
  return rankedKeys
}

const hasFewMatches = (rank: number, { terms, recipeCount, limit }: RankedQuery): boolean =>
  maxMatches(tierAt(rank), terms) <= indexThenSortThreshold(recipeCount, limit)

/** Neighbours of one kind together; common tiers each alone. */
function batchRanks(ranks: readonly number[], canBatch: (rank: number) => boolean): number[][] {
  const batches: number[][] = []
  for (const rank of ranks) {
    const last = batches.at(-1)
    if (last?.[0] !== undefined && canBatch(rank) && canBatch(last[0])) last.push(rank)
    else batches.push([rank])
  }
  return batches
}

async function listTier(db: Database, query: RankedQuery, rank: number): Promise<RankedKey[]> {
  const { terms, filters, minRating, limit, recipeCount, filterSelectivity } = query
  const indexEntries = maxMatches(tierAt(rank), terms)
  const selectivity = estimateSelectivity(tierAt(rank), terms, recipeCount) * filterSelectivity
  const budget = scanBudget({ selectivity, recipeCount, limit, indexEntries, isOrderedById: false })
  if (budget === 0) return searchTiersByIndex(db, query, [rank])
  const conditionCount = filters.length + terms.length + Number(minRating > 0)
  const scanQuery = {
    conditions: [...filters, onlyTierCondition(rank, terms)],
    minRating,
    order: orders.relevance,
    cursor: query.cursor?.rank === rank ? query.cursor : undefined,
    limit,
  }
  const sortKeys = await scanOrdered(db, scanQuery, { budget, recipeCount, conditionCount })
  return sortKeys?.map(sortKey => ({ ...sortKey, rank })) ?? searchTiersByIndex(db, query, [rank])
}

/** All recipes of these tiers by the index, each with its best rank. Of better tiers that are not among them, each row is asked. */
async function searchTiersByIndex(db: Database, query: RankedQuery, ranks: number[]): Promise<RankedKey[]> {
  const { terms, indexFilters, minRating, cursor, limit } = query
  const [first = 0] = ranks
  const better = applicableRanks(terms).filter(rank => rank < first && maxMatches(tierAt(rank), terms) > 0)
  const notBetter = better.map(rank => sql<SqlBool>`not ${tierCondition(tierAt(rank), terms, likeCondition)}`)
  const branches = ranks.map(
    rank => sql`
      select s.recipe_id, ${sql.lit(rank)} as rank from recipe_search s
      where ${all([tierCondition(tierAt(rank), terms, indexCondition), ...indexFilters, ...notBetter])}`,
  )
  const { rows } = await sql<RankedKey>`
    with found as materialized (
      select recipe_id, min(rank) as rank from (${sql.join(branches, sql` union all `)}) as tiers group by recipe_id
    )
    select f.recipe_id as id, f.rank, c.weighted_rating as key
    from found f cross join lateral (
      select c.rating, c.weighted_rating from recipe_counts c where c.recipe_id = f.recipe_id offset 0
    ) as c
    where c.rating >= ${minRating} and ${afterRankedCursor(cursor)}
    order by f.rank, c.weighted_rating desc, f.recipe_id desc limit ${limit}`.execute(db)
  return rows
}

const afterRankedCursor = (cursor: RankedKey | undefined): Condition =>
  cursor
    ? sql<SqlBool>`(f.rank > ${cursor.rank} or (f.rank = ${cursor.rank}
        and (c.weighted_rating, f.recipe_id) < (${cursor.key}::integer, ${cursor.id}::bigint)))`
    : sql<SqlBool>`true`
