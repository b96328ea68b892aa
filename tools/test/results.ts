/** The result of one test file, or of a check that is not split into tests. `failures` has a text for each failed test. */
export type FileResult = { file: string; passed: number; failed: number; failures: string[]; seconds: number }

export type RunOptions = {
  /** Prints each test. */
  isListed?: boolean
  /** Titles of tests to skip. */
  skipped?: RegExp[]
  signal?: AbortSignal | undefined
  /** Called for each file as it ends. */
  onResult?: ((result: FileResult) => void) | undefined
}

export const noResult = (file: string): FileResult => ({
  file,
  passed: 0,
  failed: 0,
  failures: [],
  seconds: 0,
})

export const singleResult = (name: string, isPassed: boolean): FileResult => ({
  ...noResult(name),
  ...(isPassed ? { passed: 1 } : { failed: 1, failures: [name] }),
})

export const sumResults = (results: FileResult[]) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  failures: results.flatMap(({ failures }) => failures),
})

/** Prints the ten slowest files, where time could be saved. Several files run at once, so the sum is not the duration of the run. */
export function printSlowest(results: FileResult[]): void {
  const slowest = results.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(0).padStart(8)} s ${file}`)
}

/** Prints the failures and the line that ends every run, and ends the process with the matching exit code. */
export function printVerdict(results: FileResult[], flaky: string[] = []): never {
  const { passed, failed, failures } = sumResults(results)
  for (const failure of failures) console.log(`\nfailed: ${failure}`)
  for (const title of flaky) console.log(`flaky: ${title}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed > 0 || passed === 0 ? 1 : 0)
}
