// npm run test:nightly: the tests of faults, races and damage with all their rounds, and the browser journeys on pages that the service worker controls.
import { nightlyVariable } from '#harness/gates.ts'
import { runJourneys } from './test/journeys.ts'
import { runNodeTests } from './test/node-tests.ts'
import { runProgram } from './test/program.ts'
import { runPhase } from './test/progress.ts'
import { sumTallies } from './test/tally.ts'

process.env[nightlyVariable] = 'on'
process.env.JOURNEYS_WORKER = 'on'
await runProgram('npm', ['run', '--silent', 'build'])
/** Beside the faults: the files that do more with `isNightly`. */
const longer = [
  'tests/api/concurrent-logout.test.ts',
  'tests/api/damaged-pictures.test.ts',
  'tests/api/model.test.ts',
  'server/features/auth/sweep.test.ts',
  'tests/api/sql-payloads.test.ts',
]
const faults = await runPhase('files of node tests', phase =>
  runNodeTests(phase, { patterns: ['tests/faults/**/*.test.ts', ...longer], isListed: true }),
)
const journeys = await runPhase('journeys', phase => runJourneys(phase, process.argv.slice(2)))
const { passed, failed, failures } = sumTallies([faults, journeys])
for (const failure of failures) console.log(`\nfailed: ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
