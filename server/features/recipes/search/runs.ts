import { estimateFilterSelectivity, estimateSelectivity } from './estimate.ts'
import { planScan, type Search, type TierRun } from './plan.ts'

/** Returns the ranks of the first run, which reads the index, and of the following runs that had better share its statement. */
export function followingRanks(search: Search, runs: readonly TierRun[], limit: number): number[][] {
  const together: number[][] = []
  for (const run of runs) {
    const isFirst = together.length === 0
    if (!isFirst && (isScanned(run, limit) || isFilledBy(search, together.at(-1), limit))) break
    together.push([...run.ranks])
  }
  return together
}

const isScanned = (run: TierRun, limit: number): boolean =>
  run.access === 'scan' && planScan(run.estimates, limit) !== undefined

/** Checks whether one of these tiers probably has more than twice the recipes that the page needs. Twice, because words correlate. */
function isFilledBy({ query, terms, counts }: Search, ranks: readonly number[] = [], limit: number): boolean {
  const expected = ranks.map(rank => estimateSelectivity(rank, terms, counts.all) * counts.all)
  return Math.max(...expected) * estimateFilterSelectivity(query, counts) > 2 * limit
}
