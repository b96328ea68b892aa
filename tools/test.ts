// npm test: types, lint, dead code, byte budgets, every test on real servers and databases, and the browser journeys.
// Its last line is `N passed, N failed` for all of it. With file patterns it runs just those: npm test -- 'server/**/users.test.ts'
import { runJourneys } from './test/journeys.ts'
import { runNodeTests } from './test/node-tests.ts'
import { runProgram } from './test/program.ts'
import { asSingleTest, sumTallies, type Tally } from './test/tally.ts'

const nodeTests = [
  'contract/**/*.test.ts',
  'covers/**/*.test.ts',
  'tools/**/*.test.ts',
  'server/**/*.test.ts',
  'web/**/*.test.ts',
  'tests/*.test.ts',
  'tests/api/**/*.test.ts',
  'tests/faults/**/*.test.ts',
  'tests/scale/**/*.test.ts',
]

async function runAll(): Promise<Tally[]> {
  return [
    asSingleTest('npm run check', (await runProgram('npm', ['run', '--silent', 'check'])) === 0),
    asSingleTest('npm run size', (await runProgram('npm', ['run', '--silent', 'size'])) === 0),
    await runNodeTests(nodeTests),
    await runJourneys(),
  ]
}

const patterns = process.argv.slice(2)
const { passed, failed, failures } = sumTallies(
  patterns.length > 0 ? [await runNodeTests(patterns)] : await runAll(),
)
for (const failure of failures) console.log(`\nfailed: ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
