import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Metric } from './metric.ts'

const latest = join(import.meta.dirname, 'latest.json')
const page = join(import.meta.dirname, 'README.md')
const [opening, closing] = ['<!-- the last whole run -->', '<!-- end of the run -->']

/** For programs: `[{ name, figure, goal, ok }]`. */
export async function writeLatestMetrics(figures: readonly Metric[]): Promise<void> {
  const rows = figures.map(({ ratio: _, ...rest }) => rest)
  await writeFile(latest, `${JSON.stringify(rows, undefined, 2)}\n`)
}

/** For people: the table in README.md, between its two marks. */
export async function rewriteTable(figures: readonly Metric[], machine: string): Promise<void> {
  const text = await readFile(page, 'utf8')
  const [from, to] = [text.indexOf(opening), text.indexOf(closing)]
  if (from === -1 || to < from) throw new Error(`README.md has lost its marks ${opening} and ${closing}.`)
  const table = [
    '| What | Figure | Goal | Of the goal | |',
    '|---|---|---|---|---|',
    ...figures.map(
      ({ name, value, goal, ratio, ok }) =>
        `| ${name} | ${value} | ${goal} | ${ratio} | ${ok ? 'reached' : '**missed**'} |`,
    ),
  ]
  const reached = figures.filter(({ ok }) => ok).length
  const run = [opening, '', machine, '', `${reached} of ${figures.length} reached.`, '', ...table, '']
  await writeFile(page, text.slice(0, from) + run.join('\n') + text.slice(to))
}
