import { type Expression, sql } from 'kysely'
import type { alongIndex, Condition } from './conditions.queries.ts'
import type { Order, SortKey } from './order.queries.ts'

/** A recipe's position in a list: its sort key and, when sorted by relevance, its tier. */
export type Place = SortKey & { rank: number }

/** `total` is how many recipes match in all. Undefined if finding the page did not show it. */
export type FoundPlaces<Row> = { places: (Place & Row)[]; total?: number | undefined }

export type Wanted<Row> = {
  limit: number
  cursor?: Place | undefined
  worstRank?: number
  /** Selects what is read of the recipe `place.id`. Must end with `offset 0`, so that each recipe is looked up. */
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
  /** Set if only the rows of one filter are read, by its index. */
  along?: ReturnType<typeof alongIndex> | undefined
}

export type WithTotal = { total?: number }

/** Selects the places in their order, each with the wanted columns of its recipe. */
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
