import { glob } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { relative } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { sharedServerVariable, startTestPostgres } from '#harness/test-postgres.ts'
import type { Tally } from './tally.ts'

const timeoutMs = 600_000

/** Runs test files of Node's own runner, all on one embedded PostgreSQL. */
export async function runNodeTests(patterns: string[]): Promise<Tally> {
  const files = (await Array.fromAsync(glob(patterns))).sort()
  const server = await startTestPostgres()
  process.env[sharedServerVariable] = JSON.stringify(server.connection)
  const tally = { passed: 0, failed: 0, failures: [] as string[] }
  try {
    const stream = run({ files, concurrency: availableParallelism(), timeout: timeoutMs })
    stream.on('test:pass', ({ details }) => {
      if (details.type !== 'suite') tally.passed += 1
    })
    stream.on('test:fail', ({ name, file, line, details }) => {
      if (details.type === 'suite') return
      tally.failed += 1
      tally.failures.push(
        `${relative('', file ?? '')}:${line} ${name === file ? 'a hook' : name}\n  ${causeOf(details.error)}`,
      )
    })
    stream.compose(spec).pipe(process.stdout)
    await new Promise(resolve => stream.on('end', resolve))
  } finally {
    delete process.env[sharedServerVariable]
    await server.stop()
  }
  return tally
}

/** The runner wraps what was thrown. */
const causeOf = ({ cause, message }: Error): string =>
  (cause instanceof Error ? cause.message : message).trim().replaceAll('\n', '\n  ')
