import { sql } from 'kysely'
import type { RecipeListQuery } from '#contract/recipes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { type CursorPage, countThatFit } from './pagination.ts'
import { type CardRow, type RecipeRow, selectCards, selectRecipes } from './recipes.select.ts'
import { sortOf } from './search/plan.ts'
import { listPlaces } from './search/scan.queries.ts'
import { countMatches, type Total } from './search/totals.queries.ts'
import { expandSearch } from './search/vocabulary.queries.ts'

type Reader = { viewerId: number | undefined }
type CountedPage<Row> = CursorPage<Row> & { total: Total }

/** One page of whole recipes, and how many match in all. */
export const listRecipes = (
  db: Database,
  query: RecipeListQuery,
  { viewerId }: Reader,
): Promise<CountedPage<RecipeRow>> =>
  listRows(db, query, async ids => selectRecipes(db, viewerId).where('r.id', '=', anyOf(ids)).execute())

/** The same as cards: their long texts are not read. */
export const listCards = (
  db: Database,
  query: RecipeListQuery,
  { viewerId }: Reader,
): Promise<CountedPage<CardRow>> =>
  listRows(db, query, async ids => selectCards(db, viewerId).where('r.id', '=', anyOf(ids)).execute())

const anyOf = (ids: number[]) => sql<number>`any(${ids}::bigint[])`

async function listRows<Row extends { id: number }>(
  db: Database,
  query: RecipeListQuery,
  read: (ids: number[]) => Promise<Row[]>,
): Promise<CountedPage<Row>> {
  const search = await expandSearch(db, query)
  const sort = sortOf(search)
  // One place more than the page has shows whether there is a next page.
  const wanted = { limit: query.limit + 1, cursor: readCursor(query.cursor, sort) }
  const [places, total] = await Promise.all([listPlaces(db, search, wanted), countMatches(db, search)])
  const onPage = places.slice(0, query.limit)
  const rowOf = new Map((await read(onPage.map(({ id }) => id))).map(row => [row.id, row]))
  const count = countThatFit(onPage.map(({ id }) => rowOf.get(id)))
  const last = places.length > count ? places[count - 1] : undefined
  // A recipe may have been deleted between the two queries; the page is then one shorter, and still has a next one.
  const shown = onPage.slice(0, count).flatMap(({ id }) => rowOf.get(id) ?? [])
  return { shown, nextCursor: last && writeCursor({ ...last, sort }), total }
}
