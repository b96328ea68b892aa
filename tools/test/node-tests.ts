import { glob } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { sharedServerVariable, startTestPostgres, type TestPostgres } from '#harness/test-postgres.ts'
import { type Duration, printSlowest } from './durations.ts'
import { type Phase, printFailure } from './progress.ts'
import type { Tally } from './tally.ts'

const timeoutMs = 600_000
/**
 * Three more than there are processors: tests wait for starts, clocks and disks. With one more, two processors had nothing
 * to do for two fifths of the time.
 */
const concurrency = availableParallelism() + 3
/** What Node prints for each file with tags, which `docs/coverage.md` is generated from. */
const tagsWarning = /ExperimentalWarning: Test tags is an experimental feature|^\(Use `node --trace-warnings/

type RunOptions = {
  patterns: string[]
  isListed?: boolean
  /** Whose databases the tests use; by default an embedded PostgreSQL of their own. */
  startPostgres?: () => Promise<TestPostgres>
}

/** Runs test files of Node's own runner in the patterns' order, all on one PostgreSQL; `isListed` prints each test, and waits for it. */
export async function runNodeTests(
  phase: Phase,
  { patterns, isListed = false, startPostgres = startTestPostgres }: RunOptions,
): Promise<Tally> {
  const files = await listFiles(patterns)
  phase.total = files.length
  const server = await startPostgres()
  process.env[sharedServerVariable] = JSON.stringify(server.connection)
  const tally = { passed: 0, failed: 0, failures: [] as string[] }
  const durations: Duration[] = []
  try {
    const stream = run({ files, concurrency, timeout: isListed ? Number.POSITIVE_INFINITY : timeoutMs })
    stream.on('test:pass', ({ details }) => {
      if (details.type !== 'suite') tally.passed += 1
    })
    stream.on('test:fail', ({ name, file, line, details }) => {
      if (details.type === 'suite') return
      tally.failed += 1
      const failure = `${relative('', file ?? '')}:${line} ${name === file ? 'a hook' : name}\n  ${causeOf(details.error)}`
      tally.failures.push(failure)
      printFailure(phase, failure)
    })
    stream.on('test:summary', ({ file, duration_ms }) => {
      if (!file) return
      phase.done += 1
      durations.push({ file: relative('', file), seconds: duration_ms / 1000 })
    })
    stream.on('test:stderr', ({ message }) => {
      if (!tagsWarning.test(message)) process.stderr.write(message)
    })
    if (isListed)
      stream
        .filter(({ type }) => type !== 'test:stderr')
        .compose(spec)
        .pipe(process.stdout)
    await new Promise(resolve => stream.resume().on('end', resolve))
  } finally {
    delete process.env[sharedServerVariable]
    await server.stop()
  }
  printSlowest(durations)
  return tally
}

async function listFiles(patterns: string[]): Promise<string[]> {
  const lists = await Promise.all(patterns.map(pattern => Array.fromAsync(glob(pattern))))
  return [...new Set(lists.flatMap(files => files.sort()))]
}

/** The runner wraps what was thrown. */
const causeOf = ({ cause, message }: Error): string =>
  (cause instanceof Error ? cause.message : message).trim().replaceAll('\n', '\n  ')
