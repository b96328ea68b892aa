import { glob } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { sharedServerVariable, startTestServer } from '#tests/support/server.ts'
import type { Tally } from './tally.ts'

const patienceMs = 600_000

/** Runs test files of Node's own runner, all on one embedded PostgreSQL. */
export async function runNodeTests(patterns: string[]): Promise<Tally> {
  const files = (await Array.fromAsync(glob(patterns))).sort()
  const server = await startTestServer()
  process.env[sharedServerVariable] = JSON.stringify(server.connection)
  const tally = { passed: 0, failed: 0 }
  try {
    const stream = run({ files, concurrency: availableParallelism(), timeout: patienceMs })
    stream.on('test:pass', ({ details }) => {
      if (details.type !== 'suite') tally.passed += 1
    })
    stream.on('test:fail', ({ details }) => {
      if (details.type !== 'suite') tally.failed += 1
    })
    stream.compose(spec).pipe(process.stdout)
    await new Promise(resolve => stream.on('end', resolve))
  } finally {
    delete process.env[sharedServerVariable]
    await server.stop()
  }
  return tally
}
