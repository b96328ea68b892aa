// npm run test:full: runs every test, including those of the gate and those in quarantine. If a run ends early, the next run on the
// same commit continues it: test-results/full.json records what has passed. What fails is tried once more, alone, at the end. The
// last line is `N passed, N failed` for the runs together.
//   --shard 2/4      the second quarter of the files
//   --with engines   also tests/engines, on the servers and proxies that .ci/full installs
//   --rounds 10      runs tests of faults, races and damage ten times as long
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { roundsVariable } from '#tests/support/rounds.ts'
import { openFullState } from './test/full-state.ts'
import { listFiles } from './test/node-tests.ts'
import { printSlowest, printVerdict } from './test/results.ts'
import { nodeTests, openTier } from './test/tier.ts'

const { shard, rounds, withEngines } = readArguments()
process.env[roundsVariable] = String(rounds)
const state = await openFullState(rounds)
const isDue = (name: string, index: number) => index % shard.count === shard.index && !state.passed.has(name)

const scripts = ['check', 'size'].filter((name, index) => isDue(`npm run ${name}`, index))
const files = (await listFiles(nodeTests)).filter(file => withEngines || !file.startsWith('tests/engines/'))
const dueFiles = files.filter(isDue)
const journeys = (await listFiles(['tests/{journeys,interop}/**/*.spec.ts'])).filter(isDue)

// Not a promise: a test of an engine builds a Debian first.
const tier = openTier({ fileMinutes: 60 * rounds, onResult: state.add })
const results = await tier.runOnSite(async () => [
  ...(await Promise.all(scripts.map(tier.runScript))).flat(),
  // Tests of kills and floods take a processor each.
  ...(await tier.runNode(dueFiles, availableParallelism())),
  ...(await tier.runBrowser(journeys)),
])
const { settled, flaky } = await tier.runAgain(results)
const all = state.finish(settled, flaky)
printSlowest(all.results)
printVerdict(all.results, all.flaky)

function readArguments() {
  const { values } = parseArgs({
    options: { shard: { type: 'string' }, with: { type: 'string' }, rounds: { type: 'string' } },
  })
  const [, part, count] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(values.shard ?? '1/1') ?? []
  const rounds = Number(values.rounds ?? 1)
  const areKnown = values.with === undefined || values.with === 'engines'
  if (!part || Number(part) > Number(count) || !areKnown || !(Number.isInteger(rounds) && rounds > 0)) {
    console.error('npm run test:full -- [--shard i/n] [--with engines] [--rounds N]')
    process.exit(2)
  }
  return {
    shard: { index: Number(part) - 1, count: Number(count) },
    rounds,
    withEngines: values.with === 'engines',
  }
}
