import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram } from '../test/program.ts'
import { rememberGreen } from './green-tests.ts'
import type { Mutation, Outcome } from './mutation.ts'
import { fingerprintOf } from './outcomes.ts'
import { runTests } from './run-tests.ts'
import { isTestOf, type Selection, selectTests } from './select-tests.ts'

/**
 * Breaks the copy of the repository, builds it, runs the tests of the mutations' rows until each has failed one, and mends
 * the copy again. Several at once only where `canGoTogether`; what keeps those from running is looked for one by one.
 */
export async function runMutations(group: Mutation[], root: string): Promise<Outcome[]> {
  const startedAt = performance.now()
  const outcomes: Outcome[] = []
  const settle = (mutations: Mutation[], result: Outcome['result'], by: string) => {
    const seconds = Math.round((performance.now() - startedAt) / 1000 / group.length)
    for (const mutation of mutations) {
      outcomes.push({ breaks: mutation.breaks, fingerprint: fingerprintOf(mutation), result, by, seconds })
      pending.delete(mutation)
    }
  }
  const pending = new Set(group)
  const sources = await Promise.all(group.map(({ file }) => readFile(join(root, file), 'utf8')))
  const places = group.map(({ find }, index) => (sources[index] ?? '').split(find).length - 1)
  group.forEach((mutation, index) => {
    if (places[index] !== 1)
      settle([mutation], 'error', `The text stands ${places[index]} times in the file.`)
  })
  const restore = () =>
    Promise.all(group.map(({ file }, index) => writeFile(join(root, file), sources[index] ?? '')))
  for (const [index, { file, find, replace }] of group.entries())
    await writeFile(
      join(root, file),
      (sources[index] ?? '').replace(find, () => replace),
    )
  try {
    let passed = 0
    let isStuck = false
    const stages = new Set<Selection['stage']>()
    const nextSelection = () => selectTests([...pending]).find(({ stage }) => !stages.has(stage))
    for (let selection = nextSelection(); selection; selection = nextSelection()) {
      stages.add(selection.stage)
      const buildFailure = selection.kind === 'journeys' ? await buildClient(root) : undefined
      const run = buildFailure
        ? { passed: [], failures: [], error: buildFailure }
        : await runTests(selection, { root, isBrief: group.length === 1, weight: group.length })
      await rememberGreen(run.passed)
      passed += run.passed.length
      for (const mutation of pending) {
        const caughtBy = run.failures.find(test => isTestOf(mutation, test))
        if (caughtBy) settle([mutation], 'caught', caughtBy)
      }
      if (!run.error) continue
      isStuck = group.length > 1
      if (!isStuck) settle([...pending], 'error', run.error)
      break
    }
    if (!isStuck) settle([...pending], passed > 0 ? 'survived' : 'error', `${passed} tests passed`)
  } finally {
    await restore()
  }
  for (const mutation of pending) outcomes.push(...(await runMutations([mutation], root)))
  return outcomes
}

/** Builds what journeys load, unless it is built; returns why it could not. */
export async function buildClient(root: string): Promise<string | undefined> {
  const output: string[] = []
  const code = await runProgram(process.execPath, ['tools/build.ts', '--quick'], {
    cwd: root,
    onLine: line => output.push(line),
  })
  return code === 0 ? undefined : `The client could not be built: ${output.slice(0, 5).join(' ')}`
}
