import { type SelectQueryBuilder, sql } from 'kysely'
import type { RecipeListQuery } from '#contract/recipes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { type CursorPage, countThatFit } from './pagination.ts'
import { type CardRow, type RecipeRow, selectCards, selectRecipes } from './recipes.select.ts'
import { orders } from './search/order.queries.ts'
import { sortOf } from './search/plan.ts'
import { expandSearch, findPage } from './search/search.queries.ts'
import { countMatches, type Total } from './search/totals.queries.ts'
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

type Selection<Row> = SelectQueryBuilder<DB & { r: DB['recipes'] }, 'r', Row>

async function listRows<Row extends { id: number }>(
  db: Database,
  query: RecipeListQuery,
  selection: Selection<Row>,
): Promise<CountedPage<Row>> {
  const whole = isUnfiltered(query) ? await listWhole(db, query, selection) : undefined
  if (whole) return whole
  const expanded = await expandSearch(db, query)
  const sort = sortOf(expanded)
  const cursor = readCursor(query.cursor, sort)
  // One place more than the page has shows whether there is a next page.
  const wanted = { limit: query.limit + 1, cursor, columns: columnsOf(selection, 'place.id') }
  const { places, search, total: found } = await findPage(db, expanded, wanted)
  const isOnePage = cursor === undefined && places.length <= query.limit
  const known = isOnePage ? places.length : found
  const count = countThatFit(places.slice(0, query.limit))
  const last = places.length > count ? places[count - 1] : undefined
  return {
    shown: places.slice(0, count),
    nextCursor: last && writeCursor({ ...last, sort }),
    total: known === undefined ? await countMatches(db, search) : { count: known, isExact: true },
  }
}

/** What is read of one recipe; `offset 0` has each looked up, where the planner might else join the whole tables. */
const columnsOf = <Row>(selection: Selection<Row>, id: string) =>
  selection.where('r.id', '=', sql.ref<number>(id)).offset(sql.lit(0))

/** Undefined where nothing comes after the cursor: no row says how many recipes there are. */
async function listWhole<Row extends { id: number }>(
  db: Database,
  query: RecipeListQuery,
  selection: Selection<Row>,
): Promise<CountedPage<Row> | undefined> {
  const sort = sortOf({ query, terms: [] })
  const rows = await listUnfiltered(db, columnsOf(selection, 'place.recipe_id'), {
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
