import { type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import {
  all,
  byIndex,
  byReading,
  type Condition,
  inTier,
  lastTier,
  onlyInTier,
  tierAt,
  tiersOf,
} from './conditions.queries.ts'
import { atMost, fewOf, likelyShare, walkFor } from './estimate.ts'
import { orders, type Place } from './order.queries.ts'
import { walk } from './scan.queries.ts'
import type { KnownTerm } from './vocabulary.queries.ts'

export type Ranked = Place & { rank: number }

export type RankedQuestion = {
  terms: readonly KnownTerm[]
  /** The filters, for rows that are read one by one and for rows that the index finds. */
  narrow: readonly Condition[]
  found: readonly Condition[]
  minRating: number
  cursor: Ranked | undefined
  limit: number
  /** How many recipes there are in all, and about which share of them passes the filters. */
  recipes: number
  passing: number
  /** Tiers beyond this one are left out. */
  worstRank?: number
}

/** Up to here every term stands in the title, at the beginning of a word. */
export const lastTitleTier = 1

/** The best matches, tier by tier: tiers of few recipes are gathered together, a common one is walked by rating. */
export async function listRanked(db: Database, question: RankedQuestion): Promise<Ranked[]> {
  const { terms, cursor, limit } = question
  const found: Ranked[] = []
  const { worstRank = lastTier } = question
  const ahead = tiersOf(terms).filter(
    rank => rank >= (cursor?.rank ?? 0) && rank <= worstRank && atMost(tierAt(rank), terms) > 0,
  )
  for (const run of runsOf(ahead, rank => isFew(rank, question))) {
    const rest = { ...question, limit: limit - found.length }
    const [first = 0] = run
    const more = isFew(first, question) ? await gatherTiers(db, rest, run) : await listTier(db, rest, first)
    found.push(...more)
    if (found.length >= limit) break
  }
  return found
}

const isFew = (rank: number, { terms, recipes, limit }: RankedQuestion): boolean =>
  atMost(tierAt(rank), terms) <= fewOf(recipes, limit)

/** Neighbours of one kind together; common tiers each alone. */
function runsOf(ranks: readonly number[], isGathered: (rank: number) => boolean): number[][] {
  const runs: number[][] = []
  for (const rank of ranks) {
    const last = runs.at(-1)
    if (last?.[0] !== undefined && isGathered(rank) && isGathered(last[0])) last.push(rank)
    else runs.push([rank])
  }
  return runs
}

async function listTier(db: Database, question: RankedQuestion, rank: number): Promise<Ranked[]> {
  const { terms, narrow, minRating, limit, recipes, passing } = question
  const listed = atMost(tierAt(rank), terms)
  const share = likelyShare(tierAt(rank), terms, recipes) * passing
  const budget = walkFor({ share, recipes, limit, listed, isByNumber: false })
  if (budget === 0) return gatherTiers(db, question, [rank])
  const meeting = narrow.length + terms.length + Number(minRating > 0)
  const walked = {
    conditions: [...narrow, onlyInTier(rank, terms)],
    minRating,
    order: orders.relevance,
    cursor: question.cursor?.rank === rank ? question.cursor : undefined,
    limit,
  }
  const places = await walk(db, walked, { budget, recipes, meeting })
  return places?.map(place => ({ ...place, rank })) ?? gatherTiers(db, question, [rank])
}

/** All recipes of these tiers by the index, each with its best rank. Of better tiers that are not among them, each row is asked. */
async function gatherTiers(db: Database, question: RankedQuestion, ranks: number[]): Promise<Ranked[]> {
  const { terms, found, minRating, cursor, limit } = question
  const [first = 0] = ranks
  const better = tiersOf(terms).filter(rank => rank < first && atMost(tierAt(rank), terms) > 0)
  const isBetter = better.map(rank => sql<SqlBool>`not ${inTier(tierAt(rank), terms, byReading)}`)
  const branches = ranks.map(
    rank => sql`
      select s.recipe_id, ${sql.lit(rank)} as rank from recipe_search s
      where ${all([inTier(tierAt(rank), terms, byIndex), ...found, ...isBetter])}`,
  )
  const { rows } = await sql<Ranked>`
    with found as materialized (
      select recipe_id, min(rank) as rank from (${sql.join(branches, sql` union all `)}) as tiers group by recipe_id
    )
    select f.recipe_id as id, f.rank, c.weighted_rating as key
    from found f cross join lateral (
      select c.rating, c.weighted_rating from recipe_counts c where c.recipe_id = f.recipe_id offset 0
    ) as c
    where c.rating >= ${minRating} and ${behindRanked(cursor)}
    order by f.rank, c.weighted_rating desc, f.recipe_id desc limit ${limit}`.execute(db)
  return rows
}

const behindRanked = (cursor: Ranked | undefined): Condition =>
  cursor
    ? sql<SqlBool>`(f.rank > ${cursor.rank} or (f.rank = ${cursor.rank}
        and (c.weighted_rating, f.recipe_id) < (${cursor.key}::integer, ${cursor.id}::bigint)))`
    : sql<SqlBool>`true`
