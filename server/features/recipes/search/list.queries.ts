import type { RecipeListQuery } from '#contract/recipes.ts'
import { termOf } from '#contract/search-match.ts'
import { isWordless, searchTerms } from '#contract/search-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { type Cursor, readCursor } from '../cursor.ts'
import {
  filterConditions,
  indexCondition,
  indexFilterConditions,
  lastRank,
  likeCondition,
  tierAt,
  tierCondition,
} from './conditions.queries.ts'
import { estimateSelectivity, indexThenSortThreshold, maxMatches, scanBudget } from './estimate.ts'
import { countRecipes, estimateFilterSelectivity } from './facets.queries.ts'
import { orders, type SortKey } from './order.queries.ts'
import { listRanked } from './ranked.queries.ts'
import { type OrderedQuery, scanOrdered, searchIndexThenSort } from './scan.queries.ts'
import { type ExpandedTerm, expandTerms, expandTypos } from './vocabulary.queries.ts'

/** A list query, with its words looked up. */
export type Search = {
  query: RecipeListQuery
  terms: ExpandedTerm[]
  isForgiving: boolean
  recipeCount: number
}

/** Looks the words up. One typo is forgiven when, as they were typed, they find nothing in the whole catalogue. */
export async function expandSearch(db: Database, query: RecipeListQuery): Promise<Search> {
  const recipeCount = await countRecipes(db)
  const terms = searchTerms(query.q).map(termOf)
  if (terms.length === 0) return { query, terms: [], isForgiving: false, recipeCount }
  const expanded = await expandTerms(db, terms)
  const search = { query, terms: expanded, isForgiving: false, recipeCount }
  if (await hasMatches(db, search)) return search
  return { ...search, terms: await expandTypos(db, expanded), isForgiving: true }
}

/** A single common word needs no look. */
async function hasMatches(db: Database, { query, terms, recipeCount }: Search): Promise<boolean> {
  if (terms.length === 1 && maxMatches(tierAt(lastRank), terms) > indexThenSortThreshold(recipeCount, 1))
    return true
  const unfilteredQuery = { ...query, ...noFilters, sort: 'newest' as const, cursor: '', limit: 0 }
  const cursors = await listCursors(db, { query: unfilteredQuery, terms, isForgiving: false, recipeCount })
  return cursors.length > 0
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
export async function listCursors(db: Database, search: Search): Promise<Cursor[]> {
  const { query, terms, recipeCount } = search
  const sort = sortOf(query)
  const cursor = readCursor(query.cursor, sort)
  const limit = query.limit + 1
  if (isWordless(query.q)) return []
  if (terms.length > 0 && maxMatches(tierAt(lastRank), terms) === 0) return []
  if (sort === 'relevance') {
    const ranked = await listRanked(db, {
      terms,
      filters: filterConditions(query),
      indexFilters: indexFilterConditions(query),
      minRating: query.minRating,
      cursor: cursor && { ...cursor, rank: cursor.rank },
      limit,
      recipeCount,
      filterSelectivity: await estimateFilterSelectivity(db, query, recipeCount),
    })
    return ranked.map(sortKey => ({ sort, ...sortKey }))
  }
  const sortKeys = await listInOrder(db, search, {
    order: orders[sort],
    cursor,
    limit,
    minRating: query.minRating,
  })
  return sortKeys.map(sortKey => ({ sort, rank: 0, ...sortKey }))
}

async function listInOrder(
  db: Database,
  { query, terms, recipeCount }: Search,
  orderedQuery: Omit<OrderedQuery, 'conditions'>,
): Promise<SortKey[]> {
  const filters = filterConditions(query)
  const last = tierAt(lastRank)
  const likeConditions = terms.length > 0 ? [tierCondition(last, terms, likeCondition)] : []
  // An index holds each author's, country's and diet's recipes newest first; narrowBy puts one of them first.
  const isIndexOrdered = orderedQuery.order === orders.newest && hasFilterIndex(query)
  const filterSelectivity = isIndexOrdered ? 1 : await estimateFilterSelectivity(db, query, recipeCount)
  const selectivity =
    filterSelectivity * (terms.length > 0 ? estimateSelectivity(last, terms, recipeCount) : 1)
  const indexEntries = terms.length > 0 ? maxMatches(last, terms) : filterSelectivity * recipeCount
  const isOrderedById = orderedQuery.order === orders.newest
  const budget = scanBudget({
    selectivity,
    recipeCount,
    limit: orderedQuery.limit,
    indexEntries,
    isOrderedById,
  })
  if (budget > 0) {
    const scanQuery = { ...orderedQuery, conditions: [...filters, ...likeConditions] }
    const conditionCount = filters.length + terms.length + Number(orderedQuery.minRating > 0)
    const orderedIndexCondition = isIndexOrdered ? filters[0] : undefined
    const sortKeys = await scanOrdered(db, scanQuery, {
      budget,
      recipeCount,
      conditionCount,
      orderedIndexCondition,
    })
    if (sortKeys) return sortKeys
  }
  const indexConditions =
    terms.length > 0 ? [tierCondition(last, terms, indexCondition), ...indexFilterConditions(query)] : filters
  return searchIndexThenSort(db, { ...orderedQuery, conditions: indexConditions })
}

const hasFilterIndex = ({ author, country, dietType }: RecipeListQuery): boolean =>
  author !== undefined || country !== '' || dietType !== ''
