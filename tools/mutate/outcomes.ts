import { createHash } from 'node:crypto'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Mutation, Outcome } from './mutation.ts'

/** One line of JSON for each, so that a run can be stopped and goes on where it was. */
const outcomesFile = join(import.meta.dirname, '../../test-results/mutations.jsonl')

export const fingerprintOf = ({ file, find, replace, rows, tests = [] }: Mutation): string =>
  createHash('sha256')
    .update(JSON.stringify([file, find, replace, rows, tests]))
    .digest('hex')
    .slice(0, 12)

export async function saveOutcome(outcome: Outcome): Promise<void> {
  await mkdir(dirname(outcomesFile), { recursive: true })
  await appendFile(outcomesFile, `${JSON.stringify(outcome)}\n`)
}

/** The last outcome of each mutation as it is now. */
export async function readOutcomes(mutations: Mutation[]): Promise<Map<Mutation, Outcome>> {
  const lines = (await readFile(outcomesFile, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  const outcomes = new Map(lines.map(line => JSON.parse(line) as Outcome).map(one => [one.fingerprint, one]))
  return new Map(
    mutations.flatMap(mutation => {
      const outcome = outcomes.get(fingerprintOf(mutation))
      return outcome ? [[mutation, { ...outcome, breaks: mutation.breaks }] as const] : []
    }),
  )
}
