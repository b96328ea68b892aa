export type Tally = { passed: number; failed: number }

export const sumOf = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
})

/** What is not split into tests counts as one: it can fail like one. */
export const asOne = (isPassed: boolean): Tally =>
  isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
