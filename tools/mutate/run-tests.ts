import { join, relative } from 'node:path'
import { run } from 'node:test'
import { parseJourneyMessage } from '../test/journeys-reporter.ts'
import { runProgram } from '../test/program.ts'
import type { Selection } from './select-tests.ts'

/** Of one selection: a product that is broken so that its tests hang is not waited for. */
const timeoutMs = 300_000

type Options = {
  /** The copy of the repository. */
  root: string
  /** Stops at the first failure. */
  isBrief?: boolean
  workers?: number
  /** How many mutations' tests are run: as many times as long may it take. */
  weight?: number
}

export type TestRun = {
  /** `file › title`. */
  passed: string[]
  failures: string[]
  /** What kept them from running. */
  error?: string
}

/** Runs tests of a copy of the repository, without trying any again. */
export const runTests = (selection: Selection, options: Options): Promise<TestRun> =>
  selection.kind === 'node' ? runNodeTests(selection, options) : runJourneys(selection, options)

async function runNodeTests({ files, pattern }: Selection, { root }: Options): Promise<TestRun> {
  const result: TestRun = { passed: [], failures: [] }
  const stream = run({
    files: files.map(file => join(root, file)),
    cwd: root,
    concurrency: 2,
    timeout: timeoutMs,
    ...(pattern && { testNamePatterns: [pattern] }),
  })
  stream.on('test:pass', ({ name, file = '', details, skip }) => {
    if (details.type !== 'suite' && skip === undefined && name !== file)
      result.passed.push(`${relative(root, file)} › ${name}`)
  })
  stream.on('test:fail', ({ name, file = '', details }) => {
    if (details.type === 'suite') return
    if (name === file || name === relative(root, file))
      result.error ??= `${relative(root, file)}: ${details.error.message}`
    else result.failures.push(`${relative(root, file)} › ${name}`)
  })
  await new Promise(resolve => stream.resume().on('end', resolve))
  return result
}

async function runJourneys(
  { files, pattern }: Selection,
  { root, isBrief = false, workers = 1, weight = 1 }: Options,
): Promise<TestRun> {
  const result: TestRun = { passed: [], failures: [] }
  const output: string[] = []
  const readLine = (line: string) => {
    const message = parseJourneyMessage(line)
    if (!message) return output.push(line)
    if ('total' in message) return
    if (!('outcome' in message)) result.error ??= message.failure
    else if (message.outcome !== 'skipped') {
      const [place = ''] = message.failure.split('\n')
      const test = place.replace(/:\d+ /, ' › ')
      if (message.outcome === 'expected') result.passed.push(test)
      else if (message.failure.includes('The site did not start')) result.error ??= message.failure
      else result.failures.push(test)
    }
  }
  const args = [
    ...['playwright', 'test', '-c', 'tests/journeys/playwright.config.ts', ...files],
    ...[
      '--retries',
      '0',
      '--workers',
      String(workers),
      '--global-timeout',
      String(timeoutMs * Math.max(workers, weight)),
    ],
    ...['--reporter', join(root, 'tools/test/journeys-reporter.ts')],
    ...(pattern ? ['--grep', pattern.source] : []),
    ...(isBrief ? ['-x'] : []),
  ]
  const code = await runProgram('npx', args, { cwd: root, onLine: readLine })
  if (code !== 0 && result.failures.length === 0) result.error ??= output.slice(-5).join(' ')
  return result
}
