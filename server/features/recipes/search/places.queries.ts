import { type Expression, sql } from 'kysely'
import type { alongIndex, Condition } from './conditions.queries.ts'
import type { Order, SortKey } from './order.queries.ts'

/** A recipe's position in a list: its sort key and, by relevance, its tier. */
export type Place = SortKey & { rank: number }

/** `total`: how many match in all, where finding the page has shown it. */
export type FoundPlaces<Row> = { places: (Place & Row)[]; total?: number | undefined }

export type Wanted<Row> = {
  limit: number
  cursor?: Place | undefined
  worstRank?: number
  /** What is read of the recipe `place.id`; it has to end with `offset 0`, so that each is looked up. */
  columns?: Expression<Row> | undefined
}

/** `conditions` are on `s` (recipe_search). */
export type OrderedQuery<Row> = {
  conditions: readonly Condition[]
  minRating: number
  order: Order
  cursor: SortKey | undefined
  limit: number
  columns?: Expression<Row> | undefined
  /** Where only the rows of one filter are read, by its index. */
  along?: ReturnType<typeof alongIndex> | undefined
}

export type WithTotal = { total?: number }

/** The places in their order, each with the columns that are wanted of its recipe. */
export function withColumns<Row>(
  places: ReturnType<typeof sql>,
  columns: Expression<Row> | undefined,
  isAscending: boolean,
) {
  if (!columns) return places
  const direction = isAscending ? sql`asc` : sql`desc`
  return sql`select card.*, place.* from (${places}) as place cross join lateral ${columns} as card
    order by place.rank, place.key ${direction}, place.id ${direction}`
}
