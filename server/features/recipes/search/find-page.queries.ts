import type { Expression } from 'kysely'
import type { RecipeListQuery } from '#contract/recipe-lists.ts'
import { termsOf } from '#contract/search-match.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Cursor } from '../recipe-cursor.ts'
import { countForFilters } from './facets.queries.ts'
import type { FoundPlaces } from './places.queries.ts'
import { activeFilters, isCertainlyFound, noFilters, type Search } from './plan.ts'
import { listPlaces } from './scan.queries.ts'
import { expandTerms } from './terms.queries.ts'
import { expandTypos } from './typos.queries.ts'

/** Looks the words of the list query up in the vocabulary. */
export async function expandSearch(db: Database, query: RecipeListQuery): Promise<Search> {
  const terms = termsOf(query.q)
  if (terms.length === 0) return { query, terms: [], counts: await countForFilters(db, query) }
  return { query, ...(await expandTerms(db, terms, query)) }
}

type Wanted<Row> = { limit: number; cursor: Cursor | undefined; columns: Expression<Row> }

/** Returns the page and the search that found it. Accepts one typo if the words as typed find nothing in all recipes. */
export async function findPage<Row>(
  db: Database,
  search: Search,
  wanted: Wanted<Row>,
): Promise<FoundPlaces<Row> & { search: Search }> {
  const found = await listPlaces(db, search, wanted)
  if (found.places.length > 0 || search.terms.length === 0) return { ...found, search }
  const wasAnywhere =
    wanted.cursor === undefined && search.query.minRating === 0 && activeFilters(search.query).length === 0
  if (!wasAnywhere && (await hasMatches(db, search))) return { ...found, search }
  const corrected = { ...search, terms: await expandTypos(db, search.terms) }
  return { ...(await listPlaces(db, corrected, wanted)), search: corrected }
}

async function hasMatches(db: Database, { query, terms, counts }: Search): Promise<boolean> {
  if (isCertainlyFound(terms, counts.all)) return true
  const unfiltered = { ...noFilters, q: query.q, sort: 'newest' as const }
  const { places } = await listPlaces(db, { query: unfiltered, terms, counts }, { limit: 1 })
  return places.length > 0
}
