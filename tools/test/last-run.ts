import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { secondsSinceStart } from './progress.ts'
import { type FileResult, sumResults } from './results.ts'

const folder = join(import.meta.dirname, '../../test-results')
const git = async (...args: string[]) =>
  (await promisify(execFile)('git', args).catch(() => ({ stdout: '' }))).stdout.trim()

/** Writes of which commit it was and what came of it into test-results/last-run.json. */
export async function saveLastRun(results: FileResult[], flaky: string[]): Promise<void> {
  const { passed, failed } = sumResults(results)
  const commit = await git('rev-parse', 'HEAD')
  const isClean = (await git('status', '--porcelain')) === ''
  const run = { commit, isClean, passed, failed, flaky, seconds: secondsSinceStart() }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'last-run.json'), `${JSON.stringify(run, null, 2)}\n`)
}
