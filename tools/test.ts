// npm test: types, lint, dead code, then every test on one embedded PostgreSQL; ends with one line, `N passed, N failed`.
import { spawn } from 'node:child_process'
import { glob } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { sharedServerVariable, startTestServer } from '#tests/support/server.ts'

type Tally = { passed: number; failed: number }

const nodeTests = [
  'contract/**/*.test.ts',
  'server/**/*.test.ts',
  'web/**/*.test.ts',
  'tests/*.test.ts',
  'tests/api/**/*.test.ts',
  'tests/faults/**/*.test.ts',
]

/** The quick checks count as one test each: they can fail like one. */
async function check(): Promise<Tally> {
  const code = await runProgram('npm', ['run', '--silent', 'check'])
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

const runProgram = (name: string, args: string[]): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: 'inherit', shell: process.platform === 'win32' })
    child.on('error', reject)
    child.on('exit', code => resolve(code ?? 1))
  })

async function runNodeTests(patterns: string[]): Promise<Tally> {
  const files = (await Array.fromAsync(glob(patterns))).sort()
  const server = await startTestServer()
  process.env[sharedServerVariable] = JSON.stringify(server.connection)
  const tally = { passed: 0, failed: 0 }
  try {
    const stream = run({ files, concurrency: availableParallelism(), timeout: 600_000 })
    stream.on('test:pass', event => count(event, () => (tally.passed += 1)))
    stream.on('test:fail', event => count(event, () => (tally.failed += 1)))
    stream.compose(spec).pipe(process.stdout)
    await new Promise(resolve => stream.on('end', resolve))
  } finally {
    await server.stop()
  }
  return tally
}

/** A file and a suite are not tests; but a file that fails as a whole, by a syntax error say, is one failure. */
function count(event: { details: { type?: string }; nesting: number }, add: () => void): void {
  if (event.details.type !== 'suite') add()
}

const wanted = process.argv.slice(2)
const tallies =
  wanted.length > 0 ? [await runNodeTests(wanted)] : [await check(), await runNodeTests(nodeTests)]
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
