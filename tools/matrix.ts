// npm run test:matrix: the API's tests and the main journeys with each way to run a site, then the tests of the engines
// themselves. Debian's packages are installed by .ci/matrix. Some rows: npm run test:matrix -- postgresql-15 two-workers
// It ends with a table, and its last line is `N passed, N failed` for all of it.
import { join } from 'node:path'
import { deploymentVariable } from '#harness/deployment.ts'
import { sharedServerVariable } from '#harness/test-postgres.ts'
import type { Row } from './matrix/row.ts'
import { rows } from './matrix/rows.ts'
import { apiTests, mainJourneys, outsideTests } from './matrix/selection.ts'
import { runJourneys } from './test/journeys.ts'
import { listFiles, runNodeTests } from './test/node-tests.ts'
import { runPhase } from './test/progress.ts'
import { type FileResult, singleResult, sumResults } from './test/results.ts'

/** The engines' own tests: failover, the bucket, the container. */
const engines = 'engines'

type Result = { name: string; api: FileResult[]; journeys: FileResult[]; minutes: number }

async function runRow({ name, startEngines, deployment, leftOut = {} }: Row): Promise<Result> {
  const startedAt = performance.now()
  const failed = [singleResult(`${name}: its engine`, false)]
  const patterns = (deployment ? outsideTests : apiTests).filter(file => !(file in leftOut))
  const files = await listFiles(patterns)
  const result: Result = { name, api: failed, journeys: failed, minutes: 0 }
  try {
    const { environment, ...server } = await startEngines()
    const told = {
      ...environment,
      ...(deployment && {
        [deploymentVariable]: join(import.meta.dirname, 'matrix/deployments', `${deployment}.ts`),
      }),
    }
    Object.assign(process.env, told)
    try {
      const startShared = async () => ({ ...server, stop: async () => undefined })
      result.api = await runPhase(`${name}, files of API tests`, phase =>
        runNodeTests(phase, { files, startPostgres: startShared }),
      )
      process.env[sharedServerVariable] = JSON.stringify(server.connection)
      result.journeys = await runPhase(`${name}, journeys`, phase =>
        runJourneys(phase, { args: mainJourneys, isListed: true }),
      )
    } finally {
      for (const variable of [sharedServerVariable, ...Object.keys(told)]) delete process.env[variable]
      await server.stop()
    }
  } catch (error) {
    console.error(error)
  }
  return { ...result, minutes: (performance.now() - startedAt) / 60_000 }
}

const cells = ({ name, api, journeys, minutes }: Result): string =>
  `| ${name} | ${tallyText(api)} | ${tallyText(journeys)} | ${minutes.toFixed(1)} |`
function tallyText(results: FileResult[]): string {
  const { passed, failed } = sumResults(results)
  return failed > 0 ? `${passed} passed, **${failed} failed**` : `${passed} passed`
}

const names = process.argv.slice(2)
const isWanted = (name: string) => names.length === 0 || names.includes(name)
const unknown = names.filter(name => name !== engines && !rows.some(row => row.name === name))
if (unknown.length > 0) {
  console.error(
    `No such row: ${unknown.join(', ')}. There are ${[...rows.map(row => row.name), engines].join(', ')}.`,
  )
  process.exit(1)
}
const results: Result[] = []
for (const row of rows) if (isWanted(row.name)) results.push(await runRow(row))
const ofEngines = isWanted(engines)
  ? await runPhase('files of engine tests', async phase =>
      runNodeTests(phase, { files: await listFiles(['tests/matrix/**/*.test.ts']), isListed: true }),
    )
  : []
const { passed, failed, failures } = sumResults([
  ...results.flatMap(({ api, journeys }) => [...api, ...journeys]),
  ...ofEngines,
])
for (const failure of failures) console.log(`\nfailed: ${failure}`)
console.log(`\n| row | API tests | journeys | minutes |\n| --- | --- | --- | --- |`)
for (const result of results) console.log(cells(result))
console.log('')
for (const { name, leftOut = {} } of rows.filter(row => isWanted(row.name)))
  for (const [file, reason] of Object.entries(leftOut)) console.log(`${name} without ${file}: ${reason}.`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 || passed === 0 ? 1 : 0)
