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
/** Those with an index by their value and then by id. */
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

/** How many places are needed, and from which tiers: all, unless earlier pages have exhausted some. */
export type WantedPlaces = { limit: number; firstRank?: number | undefined; worstRank?: number | undefined }

/** The access path of a page. */
export type Plan =
  | { kind: 'nothing' }
  | {
      kind: 'ordered'
      sort: Exclude<RecipeSort, 'relevance'>
      /** Tried first; without a scan, or where it gives up, all matches are read by the index and sorted. */
      scan: Scan | undefined
      /** The filter with an index in this order, so that the scan reads only its recipes. */
      filterIndex: IndexedFilter | undefined
    }
  | { kind: 'tiers'; runs: TierRun[] }

/** Reads rows in order and checks each, until the page is full or `maxRows` are read: fast where matches are common. */
export type Scan = {
  /** Rows that are read first, to decide whether the whole scan is worth it; 0 for no trial. */
  trialRows: number
  maxRows: number
  /** The scan reads every recipe, so a page that is not full is complete. */
  readsAll: boolean
}

/** Tiers by the index together, or one by a scan. `planScan` limits it when it runs, by the places still missing. */
export type TierRun =
  | { access: 'index'; ranks: number[] }
  | { access: 'scan'; ranks: [number]; estimates: ScanEstimates }

/** Chooses the access path of a page; pure, and it never changes the result (docs/decisions/0010). */
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

/** Defaults to relevance where words are searched for, else to the newest first. */
export const sortOf = ({ query: { sort }, terms }: Pick<Search, 'query' | 'terms'>): RecipeSort =>
  sort === undefined || sort === 'relevance' ? (terms.length > 0 ? 'relevance' : 'newest') : sort

/** The filters that are set, the likely rarest first. */
export const activeFilters = (filters: Filters): FilterName[] =>
  filterNames.filter(name => Boolean(filters[name]))

const hasIndexByNewest = (name: FilterName): name is IndexedFilter =>
  name === 'author' || name === 'country' || name === 'dietType'

const countConditions = ({ query, terms }: Search): number =>
  activeFilters(query).length + terms.length + Number(query.minRating > 0)

/** Best tier first. Adjacent tiers of few recipes share one index query; a common one is scanned by rating. */
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

/** A single common word certainly has matches, so no query is needed. */
export const isCertainlyFound = (terms: readonly ExpandedTerm[], recipeCount: number): boolean =>
  terms.length === 1 && maxMatches(lastRank, terms) > indexThenSortThreshold(recipeCount, 1)

// Microseconds a row, measured at a million recipes: scanned by id or in another order, found by the index and sorted, read in an index list.
const microsecondsPerRow = { scannedById: 3, scanned: 11, sorted: 5, indexEntry: 0.5 }
const maxScanRows = 5_000
const minScanRows = 1_000
const trialRows = 500

/** Up to so many matches are read by the index and sorted: reading n of them costs less than scanning N / n rows for each place. */
const indexThenSortThreshold = (recipeCount: number, limit: number): number =>
  Math.min(maxScanRows, Math.sqrt(recipeCount * limit))

export type ScanEstimates = {
  /** The expected share of all recipes that match. */
  selectivity: number
  recipeCount: number
  /** The length of the index's shortest list. */
  indexEntries: number
  /** How many words and filters a row has to match. */
  conditionCount: number
  isOrderedById: boolean
}

/**
 * Allows three times the expected rows to fill the page; undefined where the index is likely to be faster. The estimate
 * assumes independence, but words and filters correlate (few chicken dishes are vegan), so for several a trial decides.
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

/** Whether the whole scan would fill the page at the trial's rate of matches. */
export const isPromising = (found: number, { maxRows, trialRows }: Scan, limit: number): boolean =>
  found * maxRows >= limit * trialRows
