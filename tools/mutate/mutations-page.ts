import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mutation, Outcome } from './mutation.ts'
import { mutations } from './mutations.ts'

export const mutationsPagePath = join(import.meta.dirname, '../../docs/mutations.md')

const introduction = (caught: number, total: number) => `# Mutations

Would the tests notice if the product broke? \`npm run mutate\` breaks it in ${total} places, each by itself or with others that share neither file nor test, in a copy of the repository, builds it, and
runs the tests of the rows of [the specification](coverage.md) that the fault breaks. A fault that no test notices has survived; one that says \`not run\` has not been made yet.

**${caught} of ${total} were caught.** The faults stand in \`tools/mutate/\`, at least one for every row; \`tests/mutations.full.test.ts\` holds them to today's code. Why a list of
our own: [decision 19](decisions/0019-mutations-of-our-own.md).
`

type Result = Pick<Outcome, 'result' | 'by'>

/** What the page says of the faults that it has: outcomes of other machines, on which they were made. */
export async function readMutationsPage(): Promise<Map<Mutation, Result>> {
  const byName = new Map(mutations.map(mutation => [mutation.breaks, mutation]))
  const lines = (await readFile(mutationsPagePath, 'utf8')).split('\n')
  const results = lines.flatMap((line): [Mutation, Result][] => {
    const [breaks = '', , , outcome = ''] = line.slice(2, -2).split(/(?<!\\) \| /)
    const mutation = byName.get(breaks.replaceAll('\\|', '|'))
    if (!mutation || outcome === 'not run') return []
    if (outcome === 'survived' || outcome === 'error') return [[mutation, { result: outcome, by: '' }]]
    return [[mutation, { result: 'caught', by: outcome.replaceAll('`', '').replaceAll('\\|', '|') }]]
  })
  return new Map(results)
}

/** The text of docs/mutations.md. */
export function writeMutationsPage(outcomes: ReadonlyMap<Mutation, Result>): string {
  const mutationsThat = (result: string) =>
    mutations.filter(one => (outcomes.get(one)?.result ?? 'error') === result)
  const caught = mutationsThat('caught')
  const rest = [...mutationsThat('survived'), ...mutationsThat('error')]
  const parts = [
    introduction(caught.length, mutations.length),
    '## Not caught',
    rest.length === 0 ? 'None.' : tableOf(['Fault', 'File', 'Rows', 'Result', 'Why'], rest.map(survivorLine)),
    '## Caught',
    tableOf(['Fault', 'File', 'Rows', 'Caught by'], caught.map(caughtLine)),
  ]
  function survivorLine(mutation: Mutation): string[] {
    const { breaks, excuse = '' } = mutation
    return [
      breaks,
      codeOf(mutation.file),
      rowsOf(mutation),
      outcomes.get(mutation)?.result ?? 'not run',
      excuse,
    ]
  }
  function caughtLine(mutation: Mutation): string[] {
    const [file = '', ...title] = (outcomes.get(mutation)?.by ?? '').replace(/( @[\w-]+)+$/, '').split(' › ')
    return [
      mutation.breaks,
      codeOf(mutation.file),
      rowsOf(mutation),
      `${codeOf(file)} › ${title.join(' › ')}`,
    ]
  }
  return `${parts.join('\n\n').replaceAll('\n\n\n', '\n\n')}\n`
}

const codeOf = (text: string) => `\`${text}\``
const rowsOf = ({ rows }: Mutation) => rows.map(codeOf).join(' ')

const tableOf = (head: string[], lines: string[][]): string =>
  [head, head.map(() => '---'), ...lines]
    .map(cells => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n')
