import type { RecipeListQuery } from '#contract/recipes.ts'
import { termOf } from '#contract/search-match.ts'
import { isWordless, searchTerms } from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type Cursor, readCursor } from '../cursor.ts'
import { byIndex, byReading, inTier, lastTier, narrowBy, narrowFound, tierAt } from './conditions.queries.ts'
import { atMost, fewOf, likelyShare, walkFor } from './estimate.ts'
import { countAll, shareOfFilters } from './facets.queries.ts'
import { orders, type Place } from './order.queries.ts'
import { listRanked } from './ranked.queries.ts'
import { gather, type Question, walk } from './scan.queries.ts'
import { forgive, type KnownTerm, lookUp } from './vocabulary.queries.ts'

/** A list query, with its words looked up. */
export type Search = { query: RecipeListQuery; terms: KnownTerm[]; isForgiving: boolean; recipes: number }

/** Looks the words up. One typo is forgiven when, as they were typed, they find nothing in the whole catalogue. */
export async function readSearch(db: Database, query: RecipeListQuery): Promise<Search> {
  const recipes = await countAll(db)
  const terms = searchTerms(query.q).map(termOf)
  if (terms.length === 0) return { query, terms: [], isForgiving: false, recipes }
  const known = await lookUp(db, terms)
  const search = { query, terms: known, isForgiving: false, recipes }
  if (await findsAnything(db, search)) return search
  return { ...search, terms: await forgive(db, known), isForgiving: true }
}

/** A single common word needs no look. */
async function findsAnything(db: Database, { query, terms, recipes }: Search): Promise<boolean> {
  if (terms.length === 1 && atMost(tierAt(lastTier), terms) > fewOf(recipes, 1)) return true
  const everything = { ...query, ...noFilters, sort: 'newest' as const, cursor: '', limit: 0 }
  const found = await listPlaces(db, { query: everything, terms, isForgiving: false, recipes })
  return found.length > 0
}

const noFilters = {
  dietType: '',
  country: '',
  author: undefined,
  minRating: 0,
  minServings: 0,
  maxPrepTime: 0,
}

export const sortOf = ({ sort, q }: Pick<RecipeListQuery, 'sort' | 'q'>) => {
  const hasTerms = searchTerms(q).length > 0
  return sort === undefined || sort === 'relevance' ? (hasTerms ? 'relevance' : 'newest') : sort
}

/** The places of one page and one more, in order, so that the caller sees whether there is a next page. */
export async function listPlaces(db: Database, search: Search): Promise<Cursor[]> {
  const { query, terms, recipes } = search
  const sort = sortOf(query)
  const cursor = readCursor(query.cursor, sort)
  const limit = query.limit + 1
  if (isWordless(query.q)) return []
  if (terms.length > 0 && atMost(tierAt(lastTier), terms) === 0) return []
  if (sort === 'relevance') {
    const ranked = await listRanked(db, {
      terms,
      narrow: narrowBy(query),
      found: narrowFound(query),
      minRating: query.minRating,
      cursor: cursor && { ...cursor, rank: cursor.rank },
      limit,
      recipes,
      passing: await shareOfFilters(db, query, recipes),
    })
    return ranked.map(place => ({ sort, ...place }))
  }
  const places = await listInOrder(db, search, {
    order: orders[sort],
    cursor,
    limit,
    minRating: query.minRating,
  })
  return places.map(place => ({ sort, rank: 0, ...place }))
}

async function listInOrder(
  db: Database,
  { query, terms, recipes }: Search,
  asked: Omit<Question, 'conditions'>,
): Promise<Place[]> {
  const narrow = narrowBy(query)
  const last = tierAt(lastTier)
  const read = terms.length > 0 ? [inTier(last, terms, byReading)] : []
  // An index holds each author's, country's and diet's recipes newest first; narrowBy puts one of them first.
  const isAlong = asked.order === orders.newest && hasOwnIndex(query)
  const filtered = isAlong ? 1 : await shareOfFilters(db, query, recipes)
  const share = filtered * (terms.length > 0 ? likelyShare(last, terms, recipes) : 1)
  const listed = terms.length > 0 ? atMost(last, terms) : filtered * recipes
  const isByNumber = asked.order === orders.newest
  const budget = walkFor({ share, recipes, limit: asked.limit, listed, isByNumber })
  if (budget > 0) {
    const walked = { ...asked, conditions: [...narrow, ...read] }
    const meeting = narrow.length + terms.length + Number(asked.minRating > 0)
    const along = isAlong ? narrow[0] : undefined
    const places = await walk(db, walked, { budget, recipes, meeting, along })
    if (places) return places
  }
  const found = terms.length > 0 ? [inTier(last, terms, byIndex), ...narrowFound(query)] : narrow
  return gather(db, { ...asked, conditions: found })
}

const hasOwnIndex = ({ author, country, dietType }: RecipeListQuery): boolean =>
  author !== undefined || country !== '' || dietType !== ''
