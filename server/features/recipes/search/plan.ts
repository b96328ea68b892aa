import type { RecipeListQuery, RecipeSort } from '#contract/recipes.ts'
import { isWordless } from '#contract/search-terms.ts'
import {
  applicableRanks,
  type ExpandedTerm,
  estimateFilterSelectivity,
  estimateSelectivity,
  lastRank,
  maxMatches,
  type RecipeCounts,
} from './estimate.ts'

const filterNames = ['author', 'country', 'dietType', 'minServings', 'maxPrepTime'] as const
export type FilterName = (typeof filterNames)[number]
/** The filters of a list; 0 and blank mean none. */
export type Filters = Pick<RecipeListQuery, FilterName | 'minRating'>

export const noFilters: Filters = {
  author: undefined,
  country: '',
  dietType: '',
  minServings: 0,
  maxPrepTime: 0,
  minRating: 0,
}

/** A list query with its words looked up, and how many recipes there are. */
export type Search = {
  query: Filters & Pick<RecipeListQuery, 'q' | 'sort'>
  terms: readonly ExpandedTerm[]
  counts: RecipeCounts
}

/** How many places are wanted, and the tiers they may come from: all, unless a page before has used some up. */
export type WantedPlaces = { limit: number; firstRank?: number | undefined; worstRank?: number | undefined }

/** How the places of a page are found. */
export type Plan =
  | { kind: 'nothing' }
  | {
      kind: 'ordered'
      sort: Exclude<RecipeSort, 'relevance'>
      /** Read along the order first; without a scan, or where it gives up, all matches are read by the index and sorted. */
      scan: Scan | undefined
      /** The filter whose own index stands in this order: the scan reads only its recipes. */
      filterIndex: FilterName | undefined
    }
  | { kind: 'tiers'; runs: TierRun[] }

/** Rows are read along the order and each is checked, until the page is full or `maxRows` are read: right where matches are common. */
export type Scan = {
  /** So many rows are read first, to see whether the rest is worth it; 0 for no trial. */
  trialRows: number
  maxRows: number
  /** The scan sees every recipe: what it found is all there is. */
  readsAll: boolean
}

/** Tiers by the index together, or one by a scan. How long that may be depends on the places still open: `planScan` says it then. */
export type TierRun =
  | { access: 'index'; ranks: number[] }
  | { access: 'scan'; ranks: [number]; estimates: ScanEstimates }

/** Decides how a page is found; pure, and it never changes what is found (docs/decisions/0010). */
export function planSearch(search: Search, wanted: WantedPlaces): Plan {
  const { query, terms, counts } = search
  if (isWordless(query.q)) return { kind: 'nothing' }
  if (terms.length > 0 && maxMatches(lastRank, terms) === 0) return { kind: 'nothing' }
  const sort = sortOf(search)
  if (sort === 'relevance') return { kind: 'tiers', runs: planTiers(search, wanted) }
  const isNewest = sort === 'newest'
  const filterIndex = isNewest ? activeFilters(query).find(hasIndexByNewest) : undefined
  const filterSelectivity = filterIndex ? 1 : estimateFilterSelectivity(query, counts)
  const selectivity = terms.length > 0 ? estimateSelectivity(lastRank, terms, counts.all) : 1
  const estimates = {
    selectivity: filterSelectivity * selectivity,
    recipeCount: counts.all,
    indexEntries: terms.length > 0 ? maxMatches(lastRank, terms) : filterSelectivity * counts.all,
    conditionCount: countConditions(search),
    isOrderedById: isNewest,
  }
  return { kind: 'ordered', sort, scan: planScan(estimates, wanted.limit), filterIndex }
}

/** By relevance where words are searched for, else the newest first, unless the query asks for another order. */
export const sortOf = ({ query: { sort }, terms }: Pick<Search, 'query' | 'terms'>): RecipeSort =>
  sort === undefined || sort === 'relevance' ? (terms.length > 0 ? 'relevance' : 'newest') : sort

/** The filters that the query asks for, the likely rarest first. */
export const activeFilters = (filters: Filters): FilterName[] =>
  filterNames.filter(name => Boolean(filters[name]))

const hasIndexByNewest = (name: FilterName): boolean =>
  name === 'author' || name === 'country' || name === 'dietType'

const countConditions = ({ query, terms }: Search): number =>
  activeFilters(query).length + terms.length + Number(query.minRating > 0)

/** Best tier first. Neighbours of few recipes go together by the index; a common one is scanned by rating. */
function planTiers(search: Search, { limit, firstRank = 0, worstRank = lastRank }: WantedPlaces): TierRun[] {
  const { terms, counts } = search
  const runs: TierRun[] = []
  for (const rank of applicableRanks(terms)) {
    const matches = maxMatches(rank, terms)
    if (rank < firstRank || rank > worstRank || matches === 0) continue
    const before = runs.at(-1)
    if (matches > indexThenSortThreshold(counts.all, limit))
      runs.push({ access: 'scan', ranks: [rank], estimates: estimatesOfTier(search, rank) })
    else if (before?.access === 'index') before.ranks.push(rank)
    else runs.push({ access: 'index', ranks: [rank] })
  }
  return runs
}

const estimatesOfTier = (search: Search, rank: number): ScanEstimates => ({
  selectivity:
    estimateSelectivity(rank, search.terms, search.counts.all) *
    estimateFilterSelectivity(search.query, search.counts),
  recipeCount: search.counts.all,
  indexEntries: maxMatches(rank, search.terms),
  conditionCount: countConditions(search),
  isOrderedById: false,
})

/** One common word is found without looking. */
export const isCertainlyFound = (terms: readonly ExpandedTerm[], recipeCount: number): boolean =>
  terms.length === 1 && maxMatches(lastRank, terms) > indexThenSortThreshold(recipeCount, 1)

// Microseconds a row, measured at a million: scanned by id or in another order, found by the index and sorted, in a list of the index.
const microsecondsPerRow = { scannedById: 3, scanned: 11, sorted: 5, indexEntry: 0.5 }
const maxScanRows = 5_000
const minScanRows = 1_000
const trialRows = 500

/** Up to so many matches are read by the index and sorted without a thought: reading n of them beats scanning N / n for each place. */
const indexThenSortThreshold = (recipeCount: number, limit: number): number =>
  Math.min(maxScanRows, Math.sqrt(recipeCount * limit))

export type ScanEstimates = {
  /** The share of all recipes that probably matches. */
  selectivity: number
  recipeCount: number
  /** How long the shortest list of the index is. */
  indexEntries: number
  /** How many words and filters have to meet in a row. */
  conditionCount: number
  isOrderedById: boolean
}

/**
 * Three times the rows that chance would take to fill the page; undefined where the index is likely to be done sooner.
 * Words and filters do not meet by chance alone (few chicken dishes are vegan), so where several have to, a trial decides.
 */
export function planScan(
  { selectivity, recipeCount, indexEntries, conditionCount, isOrderedById }: ScanEstimates,
  limit: number,
): Scan | undefined {
  const expectedRows = limit / Math.max(selectivity, 1e-9)
  const { scannedById, scanned, sorted, indexEntry } = microsecondsPerRow
  const scanCost = expectedRows * (isOrderedById ? scannedById : scanned)
  const indexCost = selectivity * recipeCount * sorted + indexEntries * indexEntry
  const isLarge = recipeCount > maxScanRows
  if (scanCost > indexCost && isLarge) return undefined
  const needsTrial = conditionCount > 1 && isLarge
  const budget = Math.max(minScanRows, Math.min(maxScanRows, Math.ceil(3 * expectedRows)))
  const maxRows = needsTrial ? maxScanRows : budget
  return { trialRows: needsTrial ? trialRows : 0, maxRows, readsAll: recipeCount <= maxRows }
}

/** Whether the trial's finds promise that the whole scan fills the page. */
export const isPromising = (found: number, { maxRows, trialRows }: Scan, limit: number): boolean =>
  found * maxRows >= limit * trialRows
