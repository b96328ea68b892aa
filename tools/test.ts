// npm test, the gate: what a change must pass. Every *.test.ts that is not a *.full.test.ts, and the browser journeys of
// tests/journeys/gate/. What fails is tried once more, alone, at the end; its last line is `N passed, N failed`.
// With file patterns it runs just those node tests, one by one: npm test -- 'server/**/users.test.ts'
import { join } from 'node:path'
import { makeSiteTemplate } from '#harness/real-site.ts'
import { gateJourneys, isInGate } from './test/gate.ts'
import { runJourneys } from './test/journeys.ts'
import { saveLastRun } from './test/last-run.ts'
import { listFiles, runNodeTests } from './test/node-tests.ts'
import { runProgram } from './test/program.ts'
import { runPhase } from './test/progress.ts'
import { readQuarantine } from './test/quarantine.ts'
import { type FileResult, printSlowest, printVerdict, singleResult } from './test/results.ts'

/** The longest files first, so that others fill the gaps. */
const nodeTests = ['tests', 'server', 'tools', 'web', 'covers', 'contract'].map(
  folder => `${folder}/**/*.test.ts`,
)
/** For the whole. No promise: a machine that others use takes twice as long as a quiet one. */
const signal = AbortSignal.timeout(30 * 60_000)
/** Of so many failed files it is no chance. */
const manyFailed = 8

/** Hundreds of processes of ours start; each reads what the first one has compiled. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled')

const skipped = await readQuarantine()

/** A script of package.json, which counts as one test; what it prints is shown if it fails. */
const runScript = (name: string): Promise<FileResult[]> =>
  runPhase(`npm run ${name}`, async () => {
    const output: string[] = []
    const code = await runProgram('npm', ['run', '--silent', name], {
      onLine: line => output.push(line),
      signal,
    })
    if (code !== 0) console.log(output.join('\n'))
    return [singleResult(`npm run ${name}`, code === 0)]
  })

const runNode = (files: string[], concurrency?: number) =>
  runPhase('files of node tests', phase =>
    runNodeTests(phase, { files, skipped, signal, ...(concurrency && { concurrency }) }),
  )
const runBrowser = (args: string[]) =>
  runPhase('journeys', phase => runJourneys(phase, { args, skipped, signal }))

/**
 * First what everything needs: the build, and the start of a site. Node tests wait often, so that `check` and `size` fit in.
 * The journeys come alone.
 */
async function runGate(): Promise<FileResult[]> {
  const build = await runScript('build')
  if (build.some(({ failed }) => failed > 0)) return build
  const template = await makeSiteTemplate().catch((error: unknown) => void console.error(error))
  const start = singleResult('the start of a site', template !== undefined)
  if (!template) return [...build, start]
  return template.use(async () => {
    const files = (await listFiles(nodeTests)).filter(isInGate)
    const beside = await Promise.all([runScript('check'), runScript('size'), runNode(files)])
    return [...build, start, ...beside.flat(), ...(await runBrowser([gateJourneys]))]
  })
}

/** Tries the files that failed once more, alone; gives their new results. */
async function runAgain(failed: FileResult[]): Promise<FileResult[]> {
  const files = failed.map(({ file }) => file)
  const ofNode = files.filter(file => file.endsWith('.test.ts'))
  const ofBrowser = files.filter(file => file.endsWith('.spec.ts'))
  const isMoreThanTests = ofNode.length + ofBrowser.length < files.length
  if (isMoreThanTests || files.length > manyFailed) return []
  return [
    ...(ofNode.length > 0 ? await runNode(ofNode, 1) : []),
    ...(ofBrowser.length > 0 ? await runBrowser([...ofBrowser, '--workers=1']) : []),
  ]
}

const patterns = process.argv.slice(2)
if (patterns.length > 0)
  printVerdict(
    await runPhase('files of node tests', async phase =>
      runNodeTests(phase, { files: await listFiles(patterns), isListed: true }),
    ),
  )

const results = await runGate()
const failed = results.filter(result => result.failed > 0)
const again = failed.length > 0 ? await runAgain(failed) : []
const settled = results.map(result => again.find(({ file }) => file === result.file) ?? result)
const flaky = failed
  .filter(result => again.some(({ file, failed: stillFailed }) => file === result.file && stillFailed === 0))
  .flatMap(({ failures }) => failures.map(failure => failure.split('\n')[0] ?? failure))
printSlowest(settled)
await saveLastRun(settled, flaky)
printVerdict(settled, flaky)
