// npm run test:nightly: the tests of faults, races and damage with all their rounds, and the browser journeys on pages that the service worker controls.
import { nightlyVariable } from '#harness/gates.ts'
import { runJourneys } from './test/journeys.ts'
import { listFiles, runNodeTests } from './test/node-tests.ts'
import { runProgram } from './test/program.ts'
import { runPhase } from './test/progress.ts'
import { printVerdict } from './test/results.ts'

process.env[nightlyVariable] = 'on'
process.env.JOURNEYS_WORKER = 'on'
await runProgram('npm', ['run', '--silent', 'build'])
/** Beside the faults: the files that do more with `isNightly`. */
const longer = [
  'tests/api/concurrent-logout.full.test.ts',
  'tests/api/damaged-pictures.full.test.ts',
  'tests/api/model.full.test.ts',
  'server/features/auth/sweep.full.test.ts',
  'tests/api/sql-payloads.full.test.ts',
]
const files = await listFiles(['tests/faults/**/*.test.ts', ...longer])
const faults = await runPhase('files of node tests', phase => runNodeTests(phase, { files, isListed: true }))
const journeys = await runPhase('journeys', phase =>
  runJourneys(phase, { args: process.argv.slice(2), isListed: true }),
)
printVerdict([...faults, ...journeys])
