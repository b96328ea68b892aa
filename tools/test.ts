// npm test: types, lint, dead code, byte budgets, every test on real servers and databases, and the browser journeys.
// It prints how far it is, and failures at once; its last line is `N passed, N failed` for all of it.
// With file patterns it runs just those, test by test: npm test -- 'server/**/users.test.ts'
import { join } from 'node:path'
import { makeSiteTemplate } from '#harness/real-site.ts'
import { runJourneys } from './test/journeys.ts'
import { runNodeTests } from './test/node-tests.ts'
import { runProgram } from './test/program.ts'
import { runPhase } from './test/progress.ts'
import { asSingleTest, sumTallies, type Tally } from './test/tally.ts'

/** The longest-waiting files first, so that others fill the gaps. */
const nodeTests = [
  'tests/faults/**/*.test.ts',
  'tests/api/**/*.test.ts',
  'tests/scale/**/*.test.ts',
  'covers/**/*.test.ts',
  'server/**/*.test.ts',
  'tools/**/*.test.ts',
  'web/**/*.test.ts',
  'contract/**/*.test.ts',
  'tests/*.test.ts',
]

/** Hundreds of processes of ours start; each reads what the first one has compiled. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled')

/** A script of package.json; what it prints is shown if it fails. */
const runScript = (name: string): Promise<Tally> =>
  runPhase(`npm run ${name}`, async () => {
    const output: string[] = []
    const code = await runProgram('npm', ['run', '--silent', name], { onLine: line => output.push(line) })
    if (code !== 0) console.log(output.join('\n'))
    return asSingleTest(`npm run ${name}`, code === 0)
  })

/**
 * First the build, which sites serve. Node tests wait often, so that `check`, `size` and the site that journeys start from
 * fit in. The journeys come alone: some measure time.
 */
async function runAll(): Promise<Tally[]> {
  const build = await runScript('build')
  const [template, ...tallies] = await Promise.all([
    // Without one, each journey's site starts from nothing, and says why it cannot.
    makeSiteTemplate().catch(() => undefined),
    runScript('check'),
    runScript('size'),
    runPhase('files of node tests', phase => runNodeTests(phase, { patterns: nodeTests })),
  ])
  const runAllJourneys = () => runPhase('journeys', runJourneys)
  return [build, ...tallies, await (template?.use(runAllJourneys) ?? runAllJourneys())]
}

const patterns = process.argv.slice(2)
const runPatterns = async () => [
  await runPhase('files of node tests', phase => runNodeTests(phase, { patterns, isListed: true })),
]
const { passed, failed, failures } = sumTallies(patterns.length > 0 ? await runPatterns() : await runAll())
for (const failure of failures) console.log(`\nfailed: ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
