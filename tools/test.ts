// npm test, the gate: what a change must pass. Runs every *.test.ts that is not a *.full.test.ts, and the browser journeys of
// tests/journeys/gate/. What fails is tried once more, alone, at the end. The last line is `N passed, N failed`.
// With file patterns it runs just those node tests: npm test -- 'server/**/users.test.ts'
import { gateJourneys, isInGate } from './test/gate.ts'
import { saveLastRun } from './test/last-run.ts'
import { listFiles, runNodeTests } from './test/node-tests.ts'
import { runPhase } from './test/progress.ts'
import { readQuarantine } from './test/quarantine.ts'
import { printSlowest, printVerdict } from './test/results.ts'
import { nodeTests, openTier } from './test/tier.ts'

/** The limit for the whole run. Not a promise: a machine that others use takes twice as long as a quiet one. */
const signal = AbortSignal.timeout(30 * 60_000)
/** If more files than this fail, it is no coincidence. */
const manyFailed = 8

const patterns = process.argv.slice(2)
if (patterns.length > 0)
  printVerdict(
    await runPhase('files of node tests', async phase =>
      runNodeTests(phase, { files: await listFiles(patterns), isListed: true }),
    ),
  )

const { runScript, runNode, runBrowser, runOnSite, runAgain } = openTier({
  skipped: await readQuarantine(),
  signal,
})
// Node tests wait often, so `check` and `size` run beside them. The journeys run alone.
const results = await runOnSite(async () => {
  const files = (await listFiles(nodeTests)).filter(isInGate)
  const beside = await Promise.all([runScript('check'), runScript('size'), runNode(files)])
  return [...beside.flat(), ...(await runBrowser([gateJourneys]))]
})
const { settled, flaky } = await runAgain(results, manyFailed)
printSlowest(settled)
await saveLastRun(settled, flaky)
printVerdict(settled, flaky)
