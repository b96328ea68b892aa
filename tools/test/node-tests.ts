import { glob } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { sharedServerVariable, startTestPostgres } from '#tests/support/test-postgres.ts'
import { type Phase, printFailure } from './progress.ts'
import { type FileResult, noResult, type RunOptions } from './results.ts'

/** The limit for one file. Not a promise: it only has to be longer than a slow machine takes. */
const timeoutMinutes = 5
/**
 * Three more than there are processors, because tests wait for starts, clocks and disks. With one more, two processors were idle
 * two fifths of the time.
 */
const manyAtOnce = availableParallelism() + 3
/** The warning that Node prints for each file with tags. */
const tagsWarning = /ExperimentalWarning: Test tags is an experimental feature|^\(Use `node --trace-warnings/

type NodeOptions = RunOptions & { files: string[]; concurrency?: number | undefined; fileMinutes?: number }

/** Runs test files with Node's own runner, in this order, all on one PostgreSQL. */
export async function runNodeTests(
  phase: Phase,
  {
    files,
    concurrency = manyAtOnce,
    fileMinutes = timeoutMinutes,
    isListed = false,
    skipped = [],
    signal,
    onResult,
  }: NodeOptions,
): Promise<FileResult[]> {
  phase.total = files.length
  const results = new Map(files.map(file => [file, noResult(file)]))
  const server = await startTestPostgres()
  process.env[sharedServerVariable] = JSON.stringify(server.connection)
  try {
    const stream = run({
      files,
      concurrency,
      timeout: isListed ? Number.POSITIVE_INFINITY : fileMinutes * 60_000,
      ...(skipped.length > 0 && { testSkipPatterns: skipped }),
      ...(signal && { signal }),
    })
    // `entryFile`, because a test that a helper defines has the helper's `file`. Not `test:pass` and `test:fail`, because these
    // events are sent in the files' order: a slow file delays the files after it.
    stream.on('test:complete', ({ name, entryFile, file, line, skip, details }) => {
      const result = results.get(relative('', entryFile ?? file ?? ''))
      if (!result || details.type === 'suite') return
      const isFile = relative('', name) === relative('', file ?? '')
      if (isFile) {
        phase.done += 1
        result.seconds = details.duration_ms / 1000
      }
      // The failed tests of a file have already reported its failure, unless the file failed as a whole.
      const isTold = isFile && result.failed > 0
      if (!details.passed && !isTold) {
        const failure = `${relative('', file ?? '')}:${line} ${isFile ? 'as a whole' : name}\n  ${details.error ? causeOf(details.error) : ''}`
        result.failed += 1
        result.failures.push(failure)
        printFailure(phase, failure)
      } else if (!isFile && skip === undefined) result.passed += 1
      if (isFile) onResult?.(result)
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

/** Returns the files that match these patterns, in the patterns' order. */
export async function listFiles(patterns: string[]): Promise<string[]> {
  const lists = await Promise.all(patterns.map(pattern => Array.fromAsync(glob(pattern))))
  return [...new Set(lists.flatMap(files => files.sort()))].map(file => relative('', file))
}

/** Returns the message of the error that was thrown, which the runner wraps. */
const causeOf = ({ cause, message }: Error): string =>
  (cause instanceof Error ? cause.message : message).trim().replaceAll('\n', '\n  ')
