import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommit } from './commit.ts'
import { resultsFolder } from './last-run.ts'
import type { FileResult } from './results.ts'

type State = { commit: string; rounds: number; results: FileResult[]; flaky: string[] }

const path = join(resultsFolder, 'full.json')

/**
 * Opens the results of the files so far, which test-results/full.json keeps. A run starts anew if the commit or the number of
 * rounds differs, or if files have changed.
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
  /** Replaces earlier results of these files. */
  const put = (results: FileResult[]) => {
    const files = new Set(results.map(({ file }) => file))
    state.results = [...state.results.filter(({ file }) => !files.has(file)), ...results]
  }
  return {
    /** The files and scripts that need not run again. */
    passed: new Set(state.results.map(({ file }) => file)),
    add: (result: FileResult) => {
      put([result])
      save()
    },
    /** Saves the final results of this run. Returns them together with what passed in earlier runs. */
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
