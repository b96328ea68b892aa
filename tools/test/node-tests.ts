import { glob } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { sharedServerVariable, startTestPostgres } from '#tests/support/test-postgres.ts'
import { type Phase, printFailure } from './progress.ts'
import { type FileResult, noResult, type RunOptions } from './results.ts'

/** For a file. No promise: it only has to be longer than a slow machine takes. */
const timeoutMinutes = 5
/**
 * Three more than there are processors: tests wait for starts, clocks and disks. With one more, two processors had nothing
 * to do for two fifths of the time.
 */
const manyAtOnce = availableParallelism() + 3
/** What Node prints for each file with tags. */
const tagsWarning = /ExperimentalWarning: Test tags is an experimental feature|^\(Use `node --trace-warnings/

type NodeOptions = RunOptions & { files: string[]; concurrency?: number | undefined; fileMinutes?: number }

/** Runs test files of Node's own runner in this order, all on one PostgreSQL. */
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
    // A test that a helper defines has the helper's `file`. The events `test:pass` and `test:fail` are sent in the files'
    // order: a slow file holds up those after it.
    stream.on('test:complete', ({ name, entryFile, file, line, skip, details }) => {
      const result = results.get(relative('', entryFile ?? file ?? ''))
      if (!result || details.type === 'suite') return
      const isFile = relative('', name) === relative('', file ?? '')
      if (isFile) {
        phase.done += 1
        result.seconds = details.duration_ms / 1000
      }
      // Of a file its tests have said it, unless it failed as a whole.
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

/** The files of these patterns, in the patterns' order. */
export async function listFiles(patterns: string[]): Promise<string[]> {
  const lists = await Promise.all(patterns.map(pattern => Array.fromAsync(glob(pattern))))
  return [...new Set(lists.flatMap(files => files.sort()))].map(file => relative('', file))
}

/** The runner wraps what was thrown. */
const causeOf = ({ cause, message }: Error): string =>
  (cause instanceof Error ? cause.message : message).trim().replaceAll('\n', '\n  ')
