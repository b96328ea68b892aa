// npm run mutate: breaks the product in many places, one at a time, and names the tests that notice and the faults that
// none does; docs/mutations.md has the table. A run that is stopped goes on where it was. Some of them, again:
// npm run mutate -- --only 5-prep-time (or a file, or words of what breaks); --list prints them; --page only writes the page, which
// keeps what it says of faults that were made elsewhere;
// --copies 2 breaks two copies at once; --together 8 makes up to eight faults at a time that share neither file nor test.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyRepository } from '#harness/copy-repository.ts'
import { makeSiteTemplate, siteTemplate } from '#harness/real-site.ts'
import { sharedServerVariable, startTestPostgres } from '#harness/test-postgres.ts'
import { isGreen, rememberGreen } from './mutate/green-tests.ts'
import type { Mutation, Outcome } from './mutate/mutation.ts'
import { mutations } from './mutate/mutations.ts'
import { mutationsPagePath, readMutationsPage, writeMutationsPage } from './mutate/mutations-page.ts'
import { readOutcomes, saveOutcome } from './mutate/outcomes.ts'
import { buildClient, runMutations } from './mutate/run-mutations.ts'
import { runTests } from './mutate/run-tests.ts'
import { canGoTogether, selectTests } from './mutate/select-tests.ts'
import { runProgram } from './test/program.ts'
import { printLine } from './test/progress.ts'

/** Hundreds of processes of ours start; each reads what the first one has compiled. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled')

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    list: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    copies: { type: 'string', default: '1' },
    together: { type: 'string', default: '1' },
  },
})

const known = await readOutcomes(mutations)
const isDone = (mutation: Mutation) => known.has(mutation) && known.get(mutation)?.result !== 'error'
const isNamed = ({ rows, file, breaks }: Mutation) =>
  values.only?.some(words => rows.includes(words) || file === words || breaks.includes(words))
const due = inOrder(mutations.filter(mutation => (values.only ? isNamed(mutation) : !isDone(mutation))))

if (values.list) for (const { breaks, file } of due) console.log(`${file}: ${breaks}`)
if (!values.list && !values.page && due.length > 0) await runAll()
if (!values.list) await report()

/** What needs no client first, which is quick; then a fault for each row that has had none, then the rest. */
function inOrder(given: Mutation[]): Mutation[] {
  const needsNoClient = ({ file }: Mutation) => /^(contract\/rows|server)/.test(file)
  const quick = given.filter(needsNoClient)
  const rest = given.filter(mutation => !needsNoClient(mutation))
  const broken = new Set([...known.keys(), ...quick].flatMap(({ rows }) => rows))
  const first = rest.filter(({ rows }) => {
    if (rows.every(row => broken.has(row))) return false
    for (const row of rows) broken.add(row)
    return true
  })
  return [...quick, ...first, ...rest.filter(mutation => !first.includes(mutation))]
}

async function runAll(): Promise<void> {
  const postgres = await startTestPostgres()
  process.env[sharedServerVariable] = JSON.stringify(postgres.connection)
  try {
    await (siteTemplate ? runDue() : (await makeSiteTemplate()).use(runDue))
  } finally {
    await postgres.stop()
  }
}

/** Each copy takes the next mutation when it is done with one. A run that is told to stop ends with those in hand. */
async function runDue(): Promise<void> {
  const queue = [...due]
  let isStopped = false
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      isStopped = true
      queue.length = 0
    })
  await Promise.all(
    Array.from({ length: Number(values.copies) }, async () => {
      const copy = await copyRepository('mutate')
      // Some tests ask git which files there are.
      await runProgram('git', ['init', '--quiet'], { cwd: copy.root })
      for (let next = queue.shift(); next; next = queue.shift()) {
        for (const outcome of await runMutations(takeGroup(next, queue), copy.root)) {
          await saveOutcome(outcome)
          const mutation = due.find(({ breaks }) => breaks === outcome.breaks)
          if (mutation) known.set(mutation, outcome)
          const { result, breaks, by, seconds } = outcome
          printLine(`${queue.length} left · ${result}: ${breaks} (${by}, ${seconds} s)`)
        }
      }
      if (!isStopped) await confirmGreen(copy.root)
      await copy.remove()
    }),
  )
}

/** The next mutation, and others of the queue that can be told from it and from each other. */
function takeGroup(first: Mutation, queue: Mutation[]): Mutation[] {
  const group = [first]
  for (const candidate of [...queue]) {
    if (group.length >= Number(values.together)) break
    if (!group.every(mutation => canGoTogether(mutation, candidate))) continue
    queue.splice(queue.indexOf(candidate), 1)
    group.push(candidate)
  }
  return group
}

/** A test that also fails in the product as it is proves nothing. Most have been seen to pass with another fault. */
async function confirmGreen(root: string): Promise<void> {
  const doubtful = mutations.filter(mutation => {
    const outcome = known.get(mutation)
    return outcome?.result === 'caught' && !isGreen(outcome.by)
  })
  if (doubtful.length === 0) return
  const failure = await buildClient(root)
  if (failure) throw new Error(failure)
  for (const selection of selectTests(doubtful)) {
    const { passed, failures } = await runTests(selection, { root, workers: 2 })
    await rememberGreen(passed)
    for (const test of failures) printLine(`Fails without a fault: ${test}`)
  }
  for (const mutation of doubtful) {
    const outcome = known.get(mutation)
    if (!outcome || isGreen(outcome.by)) continue
    const failed: Outcome = { ...outcome, result: 'error', by: `Fails without a fault: ${outcome.by}` }
    await saveOutcome(failed)
    known.set(mutation, failed)
  }
}

async function report(): Promise<void> {
  const results = new Map([...(await readMutationsPage()), ...known])
  await writeFile(mutationsPagePath, writeMutationsPage(results))
  const resultOf = (mutation: Mutation) => results.get(mutation)?.result ?? 'not run'
  const caught = mutations.filter(mutation => resultOf(mutation) === 'caught').length
  for (const mutation of mutations)
    if (resultOf(mutation) !== 'caught')
      console.log(`${resultOf(mutation)}: ${mutation.breaks} (${mutation.file})`)
  console.log(`\n${caught} of ${mutations.length} caught`)
  const isExcused = (mutation: Mutation) => resultOf(mutation) === 'survived' && mutation.excuse !== undefined
  process.exitCode = mutations.every(mutation => resultOf(mutation) === 'caught' || isExcused(mutation))
    ? 0
    : 1
}
