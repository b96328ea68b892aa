/** `failures`: a line for each, repeated at the end of the output. */
export type Tally = { passed: number; failed: number; failures?: string[] }

export const sumTallies = (tallies: Tally[]): Required<Tally> => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  failures: tallies.flatMap(({ failures = [] }) => failures),
})

/** A check that is not split into tests counts as one test. */
export const asSingleTest = (name: string, isPassed: boolean): Tally =>
  isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [name] }
