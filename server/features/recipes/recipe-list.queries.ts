import { type SelectQueryBuilder, sql } from 'kysely'
import type { RecipeListQuery } from '#contract/recipes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { type CursorPage, countThatFit } from './pagination.ts'
import { type CardRow, type RecipeRow, selectCards, selectRecipes } from './recipes.select.ts'
import { orders } from './search/order.queries.ts'
import { sortOf } from './search/plan.ts'
import { listPlaces } from './search/scan.queries.ts'
import { countMatches, type Total } from './search/totals.queries.ts'
import { expandSearch } from './search/vocabulary.queries.ts'
import { isUnfiltered, listUnfiltered } from './unfiltered-list.queries.ts'

type Reader = { viewerId: number | undefined }
type CountedPage<Row> = CursorPage<Row> & { total: Total }

/** One page of whole recipes, and how many match in all. */
export const listRecipes = (
  db: Database,
  query: RecipeListQuery,
  { viewerId }: Reader,
): Promise<CountedPage<RecipeRow>> => listRows(db, query, selectRecipes(db, viewerId))

/** The same as cards: their long texts are not read. */
export const listCards = (
  db: Database,
  query: RecipeListQuery,
  { viewerId }: Reader,
): Promise<CountedPage<CardRow>> => listRows(db, query, selectCards(db, viewerId))

const anyOf = (ids: number[]) => sql<number>`any(${ids}::bigint[])`

type Selection<Row> = SelectQueryBuilder<DB & { r: DB['recipes'] }, 'r', Row>

async function listRows<Row extends { id: number }>(
  db: Database,
  query: RecipeListQuery,
  selection: Selection<Row>,
): Promise<CountedPage<Row>> {
  const whole = isUnfiltered(query) ? await listWhole(db, query, selection) : undefined
  if (whole) return whole
  const search = await expandSearch(db, query)
  const sort = sortOf(search)
  // One place more than the page has shows whether there is a next page.
  const wanted = { limit: query.limit + 1, cursor: readCursor(query.cursor, sort) }
  const { places, ...found } = await listPlaces(db, search, wanted)
  const isOnePage = wanted.cursor === undefined && places.length <= query.limit
  const knownTotal = isOnePage ? places.length : found.total
  const onPage = places.slice(0, query.limit)
  const rows = await selection
    .modifyFront(prepared)
    .where('r.id', '=', anyOf(onPage.map(({ id }) => id)))
    .execute()
  const rowOf = new Map(rows.map(row => [row.id, row]))
  const count = countThatFit(onPage.map(({ id }) => rowOf.get(id)))
  const last = places.length > count ? places[count - 1] : undefined
  // A recipe may have been deleted between the two queries; the page is then one shorter, and still has a next one.
  const shown = onPage.slice(0, count).flatMap(({ id }) => rowOf.get(id) ?? [])
  const total =
    knownTotal === undefined ? await countMatches(db, search) : { count: knownTotal, isExact: true }
  return { shown, nextCursor: last && writeCursor({ ...last, sort }), total }
}

/** Undefined where nothing comes after the cursor: no row says how many recipes there are. */
async function listWhole<Row extends { id: number }>(
  db: Database,
  query: RecipeListQuery,
  selection: Selection<Row>,
): Promise<CountedPage<Row> | undefined> {
  const sort = sortOf({ query, terms: [] })
  const columns = selection.where('r.id', '=', sql.ref<number>('place.recipe_id')).offset(sql.lit(0))
  const rows = await listUnfiltered(db, columns, {
    order: orders[sort],
    cursor: readCursor(query.cursor, sort),
    limit: query.limit + 1,
  })
  const count = countThatFit(rows.slice(0, query.limit))
  const [last] = rows.slice(count - 1)
  const shown = rows.slice(0, count)
  return (
    last && {
      shown,
      nextCursor:
        rows.length > count ? writeCursor({ sort, rank: 0, id: last.id, key: last.sortKey }) : undefined,
      total: { count: last.total, isExact: true },
    }
  )
}
