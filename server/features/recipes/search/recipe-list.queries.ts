import { type SelectQueryBuilder, sql } from 'kysely'
import { maxListBytes } from '#contract/limits.ts'
import type { RecipeListQuery } from '#contract/recipe-lists.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { type Page, rowsThatFit } from '#server/platform/paging/page.ts'
import { readCursor, writeCursor } from '../recipe-cursor.ts'
import { type CardRow, type RecipeRow, selectCards, selectSizes } from '../recipes.select.ts'
import { readWholePage } from '../whole-page.queries.ts'
import { expandSearch, findPage } from './find-page.queries.ts'
import { orders } from './order.queries.ts'
import { sortOf } from './plan.ts'
import { countMatches, type Total } from './totals.queries.ts'
import { isUnfiltered, listUnfiltered } from './unfiltered-list.queries.ts'

type Reader = { viewerId: number | undefined }
type CountedPage<Row> = Page<Row> & { total: Total }

/** Lists one page of whole recipes, and how many match in all. */
export async function listRecipes(
  db: Database,
  query: RecipeListQuery,
  { viewerId }: Reader,
): Promise<CountedPage<RecipeRow>> {
  const { rows, total } = await listRows(db, query, selectSizes(db, viewerId))
  return { ...(await readWholePage(db, rows, { limit: query.limit, viewerId })), total }
}

/** Lists the same as cards, without reading the long texts. */
export async function listCards(
  db: Database,
  query: RecipeListQuery,
  { viewerId }: Reader,
): Promise<CountedPage<CardRow>> {
  const { rows, total } = await listRows(db, query, selectCards(db, viewerId))
  return { ...pageOfCards(rows, query.limit), total }
}

/** The largest card as JSON. Its longest texts are the addresses of two pictures. */
const maxCardBytes = 7_000

/** Makes a page of cards, each with a cursor. The rows must contain one more than the page, if there is a next page. */
function pageOfCards<Card extends { cursor: string }>(rows: Card[], limit: number): Page<Card> {
  // Measuring the cards of a usual page would take a tenth of the time of the whole list.
  const areFew = rows.length * maxCardBytes <= maxListBytes
  const shown = areFew ? rows.slice(0, limit) : rowsThatFit(rows, limit)
  return { shown, next: rows.length > shown.length ? shown.at(-1)?.cursor : undefined }
}

type Selection<Row> = SelectQueryBuilder<DB & { r: DB['recipes'] }, 'r', Row>
type Listed<Row> = { rows: (Row & { cursor: string })[]; total: Total }

/** Lists the rows of a page, and one more if there is a next page. */
async function listRows<Row extends { id: number }>(
  db: Database,
  query: RecipeListQuery,
  selection: Selection<Row>,
): Promise<Listed<Row>> {
  const all = isUnfiltered(query) ? await listAll(db, query, selection) : undefined
  if (all) return all
  const expanded = await expandSearch(db, query)
  const sort = sortOf(expanded)
  const cursor = readCursor(query.cursor, sort)
  const wanted = { limit: query.limit + 1, cursor, columns: columnsOf(selection, 'place.id') }
  const { places, search, total: found } = await findPage(db, expanded, wanted)
  const isOnePage = cursor === undefined && places.length <= query.limit
  const known = isOnePage ? places.length : found
  return {
    rows: places.map(place => ({ ...place, cursor: writeCursor({ ...place, sort }) })),
    total: known === undefined ? await countMatches(db, search) : { count: known, isExact: true },
  }
}

/** Selects what is read of one recipe. With `offset 0` each recipe is looked up; otherwise the planner might join the whole tables. */
const columnsOf = <Row>(selection: Selection<Row>, id: string) =>
  selection.where('r.id', '=', sql.ref<number>(id)).offset(sql.lit(0))

/** Lists recipes without a filter. Returns undefined if none follows the cursor: no row then says how many recipes there are. */
async function listAll<Row extends { id: number }>(
  db: Database,
  query: RecipeListQuery,
  selection: Selection<Row>,
): Promise<Listed<Row> | undefined> {
  const sort = sortOf({ query, terms: [] })
  const rows = await listUnfiltered(db, columnsOf(selection, 'place.recipe_id'), {
    order: orders[sort],
    cursor: readCursor(query.cursor, sort),
    limit: query.limit + 1,
  })
  const [first] = rows
  return (
    first && {
      rows: rows.map(row => ({
        ...row,
        cursor: writeCursor({ sort, rank: 0, id: row.id, key: row.sortKey }),
      })),
      total: { count: first.total, isExact: true },
    }
  )
}
