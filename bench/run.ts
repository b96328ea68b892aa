// npm run bench [-- NAME…] [--quick] [--from FILE]: measures what the design promises, prints figure, goal and ratio.
import { parseArgs } from 'node:util'
import { abuse } from './abuse.bench.ts'
import { backup } from './backup.bench.ts'
import { cost } from './cost.bench.ts'
import { creations } from './creations.bench.ts'
import { importBenchmark } from './import.bench.ts'
import { importFormats } from './import-formats.bench.ts'
import { importLines } from './import-lines.bench.ts'
import { interaction } from './interaction.bench.ts'
import { kept } from './kept.bench.ts'
import { lighthouse } from './lighthouse.bench.ts'
import { lists } from './lists.bench.ts'
import { stopDrawnSite } from './machine/browser-site.ts'
import { stopServer } from './machine/database.ts'
import { describeMachine } from './machine/this-machine.ts'
import type { Benchmark, Metric } from './metric.ts'
import { pageWeight } from './page-weight.bench.ts'
import { rewriteTable, writeLatestMetrics } from './report.ts'
import { search } from './search.bench.ts'
import { searchQuality } from './search-quality.bench.ts'
import { start } from './start.bench.ts'
import { versions } from './versions.bench.ts'
import { writesBenchmark } from './writes.bench.ts'

const benchmarks: readonly Benchmark[] = [
  lists,
  kept,
  cost,
  search,
  writesBenchmark,
  creations,
  backup,
  start,
  pageWeight,
  lighthouse,
  interaction,
  searchQuality,
  importLines,
  importBenchmark,
  importFormats,
  versions,
  abuse,
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
const isFullRun = positionals.length === 0
const selected = benchmarks.filter(({ name }) => isFullRun || positionals.includes(name))
const startedAt = performance.now()
const metrics: Metric[] = []
let machine = ''
try {
  for (const { name, needsFile, run } of selected) {
    console.log(`\n${name}`)
    if (needsFile && !values.from) {
      console.log('  not asked: it needs --from FILE')
      continue
    }
    const answered = await run({ isQuick: values.quick, from: values.from })
    for (const { name: what, value, goal, ratio, ok } of answered)
      console.log(`  ${ok ? 'ok    ' : 'MISSED'} ${what}: ${value} (goal ${goal}, ${ratio} of it)`)
    metrics.push(...answered)
  }
  machine = await describeMachine()
} finally {
  await stopDrawnSite()
  await stopServer()
}
if (isFullRun) {
  await writeLatestMetrics(metrics)
  // README.md and latest.json hold full runs only.
  if (!values.quick) await rewriteTable(metrics, machine)
}
const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1)
console.log(
  `\n${metrics.filter(({ ok }) => ok).length} of ${metrics.length} goals reached, in ${minutes} minutes`,
)
console.log(machine)
