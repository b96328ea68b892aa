import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCommit } from './commit.ts'
import { secondsSinceStart } from './progress.ts'
import { type FileResult, sumResults } from './results.ts'

export const resultsFolder = join(import.meta.dirname, '../../test-results')

/** Writes the commit and the results into test-results/last-run.json. */
export async function saveLastRun(results: FileResult[], flaky: string[]): Promise<void> {
  const { passed, failed } = sumResults(results)
  const run = { ...(await readCommit()), passed, failed, flaky, seconds: secondsSinceStart() }
  await mkdir(resultsFolder, { recursive: true })
  await writeFile(join(resultsFolder, 'last-run.json'), `${JSON.stringify(run, null, 2)}\n`)
}
