// npm run bench [-- NAME…] [--quick] [--from FOLDER]: measures what the design promises, and prints figure, goal and ratio.
import { parseArgs } from 'node:util'
import { cost } from './cost.bench.ts'
import { importBenchmark } from './import.bench.ts'
import { importFormats } from './import-formats.bench.ts'
import { importLines } from './import-lines.bench.ts'
import { interaction } from './interaction.bench.ts'
import { lighthouse } from './lighthouse.bench.ts'
import { lists } from './lists.bench.ts'
import { stopDrawnSite } from './machine/browser-site.ts'
import { stopServer } from './machine/database.ts'
import { describeMachine } from './machine/this-machine.ts'
import type { Benchmark, Metric } from './metric.ts'
import { pageWeight } from './page-weight.bench.ts'
import { search } from './search.bench.ts'
import { start } from './start.bench.ts'
import { writesBenchmark } from './writes.bench.ts'

const benchmarks: readonly Benchmark[] = [
  lists,
  cost,
  search,
  writesBenchmark,
  start,
  pageWeight,
  lighthouse,
  interaction,
  importLines,
  importBenchmark,
  importFormats,
]

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, from: { type: 'string' } },
  allowPositionals: true,
})
const unknown = positionals.filter(name => !benchmarks.some(question => question.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no question ${unknown.join(', ')}. There are: ${benchmarks.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}
const selected = benchmarks.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
const startedAt = performance.now()
const metrics: Metric[] = []
let machine = ''
try {
  for (const { name, needsFolder, run } of selected) {
    console.log(`\n${name}`)
    if (needsFolder && !values.from) {
      console.log('  not asked: it needs --from FOLDER')
      continue
    }
    const answered = await run({ isQuick: values.quick, from: values.from })
    // As rows of the table in README.md.
    for (const { name: what, value, goal, ratio, ok } of answered)
      console.log(`| ${what} | ${value} | ${goal} | ${ratio} | ${ok ? 'reached' : '**missed**'} |`)
    metrics.push(...answered)
  }
  machine = await describeMachine()
} finally {
  await stopDrawnSite()
  await stopServer()
}
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
console.log(
  `\n${metrics.filter(({ ok }) => ok).length} of ${metrics.length} goals reached, in ${minutes} minutes`,
)
console.log(machine)
