import { glob } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { sharedServerVariable, startTestPostgres, type TestPostgres } from '#harness/test-postgres.ts'
import { type Phase, printFailure } from './progress.ts'
import { type FileResult, noResult } from './results.ts'

/** For a file. No promise: it only has to be longer than a slow machine takes. */
const timeoutMs = 300_000
/**
 * Three more than there are processors: tests wait for starts, clocks and disks. With one more, two processors had nothing
 * to do for two fifths of the time.
 */
const manyAtOnce = availableParallelism() + 3
/** What Node prints for each file with tags. */
const tagsWarning = /ExperimentalWarning: Test tags is an experimental feature|^\(Use `node --trace-warnings/

type RunOptions = {
  files: string[]
  /** Prints each test, and waits for it. */
  isListed?: boolean
  concurrency?: number
  skipped?: RegExp[]
  signal?: AbortSignal | undefined
  /** Whose databases the tests use; by default an embedded PostgreSQL of their own. */
  startPostgres?: () => Promise<TestPostgres>
}

/** Runs test files of Node's own runner in this order, all on one PostgreSQL. */
export async function runNodeTests(
  phase: Phase,
  {
    files,
    isListed = false,
    concurrency = manyAtOnce,
    skipped = [],
    signal,
    startPostgres = startTestPostgres,
  }: RunOptions,
): Promise<FileResult[]> {
  phase.total = files.length
  const results = new Map(files.map(file => [file, noResult(file)]))
  /** A test that a helper defines is reported with the helper's file. */
  const resultOf = (path = '') => {
    const file = relative('', path)
    const result = results.get(file) ?? noResult(file)
    results.set(file, result)
    return result
  }
  const server = await startPostgres()
  process.env[sharedServerVariable] = JSON.stringify(server.connection)
  try {
    const stream = run({
      files,
      concurrency,
      timeout: isListed ? Number.POSITIVE_INFINITY : timeoutMs,
      ...(skipped.length > 0 && { testSkipPatterns: skipped }),
      ...(signal && { signal }),
    })
    const describe = (path = '', line = 0, name = '', error: Error) =>
      `${relative('', path)}:${line} ${name === path ? 'as a whole' : name}\n  ${causeOf(error)}`
    // Sent as it happens. `test:pass` and `test:fail` are sent in the files' order: a slow file holds up those after it.
    stream.on('test:complete', ({ name, file, line, details: { passed, error, type, duration_ms } }) => {
      const result = results.get(relative('', name))
      if (result) {
        phase.done += 1
        result.seconds = duration_ms / 1000
      } else if (!passed && type !== 'suite' && error) printFailure(phase, describe(file, line, name, error))
    })
    stream.on('test:pass', ({ file, details, skip }) => {
      if (details.type !== 'suite' && skip === undefined) resultOf(file).passed += 1
    })
    stream.on('test:fail', ({ name, file, line, details }) => {
      if (details.type === 'suite') return
      const result = resultOf(file)
      result.failed += 1
      result.failures.push(describe(file, line, name, details.error))
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
  return [...results.values()]
}

/** The files of these patterns, in the patterns' order. */
export async function listFiles(patterns: string[]): Promise<string[]> {
  const lists = await Promise.all(patterns.map(pattern => Array.fromAsync(glob(pattern))))
  return [...new Set(lists.flatMap(files => files.sort()))].map(file => relative('', file))
}

/** The runner wraps what was thrown. */
const causeOf = ({ cause, message }: Error): string =>
  (cause instanceof Error ? cause.message : message).trim().replaceAll('\n', '\n  ')
