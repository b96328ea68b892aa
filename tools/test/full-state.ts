import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommit } from './commit.ts'
import { resultsFolder } from './last-run.ts'
import type { FileResult } from './results.ts'

type State = { commit: string; rounds: number; results: FileResult[]; flaky: string[] }

const path = join(resultsFolder, 'full.json')

/**
 * What became of the files so far, kept in test-results/full.json. A run of another commit, with changed files or with other
 * rounds begins anew.
 */
export async function openFullState(rounds: number) {
  const { commit, isClean } = await readCommit()
  const kept = isClean ? readState() : undefined
  const state: State =
    kept && kept.commit === commit && kept.rounds === rounds
      ? { ...kept, results: kept.results.filter(({ failed }) => failed === 0) }
      : { commit: isClean ? commit : '', rounds, results: [], flaky: [] }
  const save = () => {
    mkdirSync(resultsFolder, { recursive: true })
    writeFileSync(`${path}.new`, `${JSON.stringify(state, null, 2)}\n`)
    renameSync(`${path}.new`, path)
  }
  /** In place of earlier results of these files. */
  const put = (results: FileResult[]) => {
    const files = new Set(results.map(({ file }) => file))
    state.results = [...state.results.filter(({ file }) => !files.has(file)), ...results]
  }
  return {
    /** The files that need not run again. */
    passed: new Set(state.results.map(({ file }) => file)),
    add: (result: FileResult) => {
      put([result])
      save()
    },
    /** What came of this run in the end; returns it with what earlier runs have passed. */
    finish: (results: FileResult[], flaky: string[]): Pick<State, 'results' | 'flaky'> => {
      put(results)
      state.flaky = [...new Set([...state.flaky, ...flaky])]
      save()
      return state
    },
  }
}

function readState(): State | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
