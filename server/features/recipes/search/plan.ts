import type { RecipeListQuery, RecipeSort } from '#contract/recipe-lists.ts'
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
/** The filters with an index by their value and then by id. */
export type IndexedFilter = Extract<FilterName, 'author' | 'country' | 'dietType'>
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

/** How many places are needed, and from which tiers. All tiers are needed, unless earlier pages have exhausted some. */
export type WantedPlaces = { limit: number; firstRank?: number | undefined; worstRank?: number | undefined }

/** How a page is read. */
export type Plan =
  | { kind: 'nothing' }
  | {
      kind: 'ordered'
      sort: Exclude<RecipeSort, 'relevance'>
      /** Tried first. Without a scan, or if the scan gives up, all matches are read by the index and sorted. */
      scan: Scan | undefined
      /** The filter with an index in this order, so that the scan reads only its recipes. */
      filterIndex: IndexedFilter | undefined
    }
  | { kind: 'tiers'; runs: TierRun[] }

/** Reads rows in order and checks each, until the page is full or `maxRows` are read. This is fast if matches are common. */
export type Scan = {
  /** How many rows are read first, to decide whether the whole scan is worth it. 0 means no trial. */
  trialRows: number
  maxRows: number
  /** True if the scan reads every recipe. A page that is not full is then complete. */
  readsAll: boolean
}

/** Several tiers read together by the index, or one tier scanned. When the scan runs, `planScan` limits it by the places still missing. */
export type TierRun =
  | { access: 'index'; ranks: number[] }
  | { access: 'scan'; ranks: [number]; estimates: ScanEstimates }

/** Chooses how a page is read. A pure function; its choice never changes the result (docs/decisions/0010). */
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

/** Returns the sort. The default is by relevance if the search has words, else the newest first. */
export const sortOf = ({ query: { sort }, terms }: Pick<Search, 'query' | 'terms'>): RecipeSort =>
  sort === undefined || sort === 'relevance' ? (terms.length > 0 ? 'relevance' : 'newest') : sort

/** Returns the filters that are set, probably the rarest first. */
export const activeFilters = (filters: Filters): FilterName[] =>
  filterNames.filter(name => Boolean(filters[name]))

const hasIndexByNewest = (name: FilterName): name is IndexedFilter =>
  name === 'author' || name === 'country' || name === 'dietType'

const countConditions = ({ query, terms }: Search): number =>
  activeFilters(query).length + terms.length + Number(query.minRating > 0)

/** Plans the best tier first. Adjacent tiers with few recipes share one index query; a common tier is scanned by rating. */
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

/** True for a single common word, which certainly has matches, so that no query is needed. */
export const isCertainlyFound = (terms: readonly ExpandedTerm[], recipeCount: number): boolean =>
  terms.length === 1 && maxMatches(lastRank, terms) > indexThenSortThreshold(recipeCount, 1)

// Per row, measured with a million recipes: scanned by id, scanned in another order, found by the index and sorted, read in an index list.
const microsecondsPerRow = { scannedById: 3, scanned: 11, sorted: 5, indexEntry: 0.5 }
const maxScanRows = 5_000
const minScanRows = 1_000
const trialRows = 500

/** The most matches that are read by the index and sorted. Reading n matches costs less than scanning N / n rows for each place. */
const indexThenSortThreshold = (recipeCount: number, limit: number): number =>
  Math.min(maxScanRows, Math.sqrt(recipeCount * limit))

export type ScanEstimates = {
  /** The expected share of all recipes that match. */
  selectivity: number
  recipeCount: number
  /** The length of the index's shortest list. */
  indexEntries: number
  /** How many words and filters a row must match. */
  conditionCount: number
  isOrderedById: boolean
}

/**
 * Plans a scan of up to three times the rows that should fill the page. Returns undefined if the index is probably faster. The estimate
 * assumes independence, but words and filters correlate (few chicken dishes are vegan), so with several of them a trial decides.
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

/** Checks whether the whole scan would fill the page at the trial's rate of matches. */
export const isPromising = (found: number, { maxRows, trialRows }: Scan, limit: number): boolean =>
  found * maxRows >= limit * trialRows
