import { estimateFilterSelectivity, estimateSelectivity } from './estimate.ts'
import { planScan, type Search, type TierRun } from './plan.ts'

/** The first run goes to the index: with which of the following ones, each as its ranks, it had better go in one statement. */
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

/** Whether these tiers, and so all better ones with them, probably have more than the page needs: twice as many, since words correlate. */
function isFilledBy({ query, terms, counts }: Search, ranks: readonly number[] = [], limit: number): boolean {
  const expected = ranks.map(rank => estimateSelectivity(rank, terms, counts.all) * counts.all)
  return Math.max(...expected) * estimateFilterSelectivity(query, counts) > 2 * limit
}
