import type { MatchKind, Scope, Tier } from '#contract/search-match.ts'
import type { ExpandedTerm } from './vocabulary.queries.ts'

/** In about how many recipes the term meets a word; 0 only where it meets none. */
const documentFrequency = (
  { matches, typoWords: typoMatches }: ExpandedTerm,
  match: MatchKind,
  scope: Scope,
): number => matches[match].counts[scope] + typoMatches.counts[scope]

/** At most about so many recipes are in the tier: what its look-up in the index costs. */
export function maxMatches({ every, some }: Tier, terms: readonly ExpandedTerm[]): number {
  const rarest = Math.min(...terms.map(term => documentFrequency(term, ...every)))
  if (!some) return rarest
  return Math.min(
    rarest,
    terms.reduce((sum, term) => sum + documentFrequency(term, ...some), 0),
  )
}

/** The share of all recipes that the tier probably has, if words meet by chance. */
export function estimateSelectivity(
  { every, some }: Tier,
  terms: readonly ExpandedTerm[],
  recipeCount: number,
): number {
  const shareOf = (count: number) => Math.min(1, count / Math.max(1, recipeCount))
  const selectivity = terms.reduce((product, term) => product * shareOf(documentFrequency(term, ...every)), 1)
  if (!some) return selectivity
  return selectivity * shareOf(terms.reduce((sum, term) => sum + documentFrequency(term, ...some), 0))
}

// Microseconds a row, measured at a million: in a walk by number or by another order, gathered and sorted, in a list of the index.
const microsecondsPerRow = { scannedById: 3, scanned: 11, sorted: 5, indexEntry: 0.5 }
/** The longest walk. */
export const maxScanRows = 5_000

/** Up to so many matches are gathered and sorted without a thought: reading n of them beats walking N / n for each place. */
export const indexThenSortThreshold = (recipeCount: number, limit: number): number =>
  Math.min(maxScanRows, Math.sqrt(recipeCount * limit))

export type ScanStatistics = {
  /** The share of all recipes that probably matches. */
  selectivity: number
  recipeCount: number
  limit: number
  /** How long the shortest list of the index is. */
  indexEntries: number
  isOrderedById: boolean
}

/**
 * How many rows to walk before giving way to gathering: three times what chance would take to fill the page, and none where
 * gathering is likely to be done sooner.
 */
export function scanBudget({
  selectivity,
  recipeCount,
  limit,
  indexEntries,
  isOrderedById,
}: ScanStatistics): number {
  const expectedRows = limit / Math.max(selectivity, 1e-9)
  const scanCost =
    expectedRows * (isOrderedById ? microsecondsPerRow.scannedById : microsecondsPerRow.scanned)
  const indexCost =
    selectivity * recipeCount * microsecondsPerRow.sorted + indexEntries * microsecondsPerRow.indexEntry
  if (scanCost > indexCost && recipeCount > maxScanRows) return 0
  return Math.max(1_000, Math.min(maxScanRows, Math.ceil(3 * expectedRows)))
}
